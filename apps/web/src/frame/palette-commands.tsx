"use client";

import type { Session } from "@marque/schema";
import { Keyboard, Languages, LogOut, Plus, Settings, SunMoon, Upload, UserRound } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { leave } from "@/auth/leave";
import { LOCALE_NAMES, LOCALES } from "@/i18n/locales";
import { useLanguage } from "@/i18n/use-language";
import { Keys } from "@/shortcuts/keys";
import { registeredShortcuts } from "@/shortcuts/registry";
import { THEMES } from "@/theme/theme";
import { applyTheme, useTheme } from "@/theme/use-theme";
import { openSheet } from "./overlays";
import { PaletteEntry, PaletteGroup } from "./palette-entry";
import { PlaceIcon } from "./place-icon";
import { placesFor } from "./places";

interface Entry {
  id: string;
  label: string;
  icon: ReactNode;
  keys?: string;
  act: () => void;
}

/** Every word of what is typed begins a word of the label. */
function fits(label: string, text: string): boolean {
  const words = label.toLowerCase().split(/\s+/);
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** Pages and acts; with nothing typed all of them. */
export function PaletteCommands({ role, text, onDone }: Pick<Session, "role"> & { text: string; onDone: () => void }) {
  const t = useTranslations("commands");
  const names = useTranslations("frame");
  const looks = useTranslations("settings.display");
  const router = useRouter();
  const theme = useTheme();
  const { language, speak } = useLanguage();
  const go = (href: string) => () => router.push(href);
  const pages: Entry[] = [
    ...placesFor(role).map(({ href, name, key }) => ({
      id: href,
      label: t("goTo", { page: names(name) }),
      icon: <PlaceIcon name={name} />,
      keys: `g ${key}`,
      act: go(href),
    })),
    {
      id: "/settings",
      label: t("goTo", { page: names("settings") }),
      icon: <Settings aria-hidden="true" />,
      act: go("/settings"),
    },
    {
      id: "/account",
      label: t("goTo", { page: names("yourAccount") }),
      icon: <UserRound aria-hidden="true" />,
      act: go("/account"),
    },
  ];
  const acts: Entry[] = [
    ...(role === "viewer"
      ? []
      : [
          { id: "add", label: t("addBrand"), icon: <Plus aria-hidden="true" />, keys: "g n", act: go("/brands/new") },
          { id: "import", label: t("importBrands"), icon: <Upload aria-hidden="true" />, act: go("/import") },
        ]),
    ...ofThisPage(new Set(["mod+k", "?", "g n", ...pages.map(({ keys }) => keys ?? "")])),
    ...THEMES.filter((each) => each !== theme).map((each) => ({
      id: `theme ${each}`,
      label: t("switchTheme", { theme: looks(each) }),
      icon: <SunMoon aria-hidden="true" />,
      act: () => applyTheme(each),
    })),
    ...LOCALES.filter((each) => each !== language).map((each) => ({
      id: `language ${each}`,
      label: t("switchLanguage", { language: LOCALE_NAMES[each] }),
      icon: <Languages aria-hidden="true" />,
      act: () => speak(each),
    })),
    {
      id: "shortcuts",
      label: t("shortcuts"),
      icon: <Keyboard aria-hidden="true" />,
      keys: "?",
      act: () => openSheet("shortcuts"),
    },
    { id: "sign-out", label: names("signOut"), icon: <LogOut aria-hidden="true" />, act: () => void leave() },
  ];
  return (
    <>
      {[
        { heading: t("pages"), entries: pages },
        { heading: t("actions"), entries: acts },
      ].map(({ heading, entries }) => {
        const fitting = entries.filter(({ label }) => fits(label, text));
        return fitting.length === 0 ? null : (
          <PaletteGroup key={heading} heading={heading}>
            {fitting.map(({ id, label, icon, keys, act }) => (
              <PaletteEntry
                key={id}
                id={id}
                icon={icon}
                aside={keys === undefined ? undefined : <Keys keys={keys} />}
                onSelect={() => {
                  onDone();
                  act();
                }}
              >
                {label}
              </PaletteEntry>
            ))}
          </PaletteGroup>
        );
      })}
    </>
  );
}

/** What the page below has keys for. @param elsewhere the keys that have an entry already. */
const ofThisPage = (elsewhere: ReadonlySet<string>): Entry[] =>
  registeredShortcuts()
    .filter(({ keys, needsFocus }) => needsFocus !== true && !elsewhere.has(keys))
    .map(({ keys, label, act }) => ({
      ...{ id: `key ${keys}`, label, icon: <Keyboard aria-hidden="true" />, keys },
      act: () => act(),
    }));
