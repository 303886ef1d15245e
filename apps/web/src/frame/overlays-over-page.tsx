"use client";

import type { Session } from "@marque/schema";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useSyncExternalStore } from "react";
import { registerShortcut } from "@/shortcuts/registry";
import { useKeys } from "@/shortcuts/use-keys";
import { useShortcut } from "@/shortcuts/use-shortcut";
import { lazyPart } from "@/ui/lazy-part";
import { onOverlayChange, openOverlay, openSheet } from "./overlays";
import { placesFor } from "./places";

const palette = lazyPart(() => import("./palette"));
const sheet = lazyPart(() => import("@/shortcuts/shortcuts-sheet"));

const close = (isOpen: boolean) => {
  if (!isOpen) openSheet(undefined);
};

/** The palette and the sheet of keys, each loaded when it is opened first, and the keys that lead everywhere. */
export function Overlays({ role }: Pick<Session, "role">) {
  const t = useTranslations("commands");
  const names = useTranslations("frame");
  const router = useRouter();
  const open = useSyncExternalStore(onOverlayChange, openOverlay, () => undefined);
  const loadedPalette = palette.usePart(open === "palette");
  const loadedSheet = sheet.usePart(open === "shortcuts");
  useKeys();
  useShortcut("mod+k", t("open"), () => openSheet(openOverlay() === "palette" ? undefined : "palette"));
  useShortcut("?", t("shortcuts"), () => openSheet("shortcuts"));
  useShortcut("g n", t("addBrand"), () => router.push("/brands/new"));
  useEffect(() => {
    const endings = placesFor(role).map(({ href, name, key }) =>
      registerShortcut({ keys: `g ${key}`, label: t("goTo", { page: names(name) }), act: () => router.push(href) }),
    );
    return () => {
      for (const end of endings) end();
    };
  }, [role, router, t, names]);
  return (
    <>
      {loadedPalette !== undefined && (
        <loadedPalette.Palette role={role} open={open === "palette"} onOpenChange={close} />
      )}
      {loadedSheet !== undefined && <loadedSheet.ShortcutsSheet open={open === "shortcuts"} onOpenChange={close} />}
    </>
  );
}
