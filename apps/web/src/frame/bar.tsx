"use client";

import type { Session } from "@marque/schema";
import { Ellipsis, Search } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classes } from "@/ui/classes";
import { Menu, MenuLabel, MenuLink, MenuSeparator } from "@/ui/menu";
import { LazyAccountEntries } from "./lazy-account-entries";
import { openSheet } from "./overlays";
import { PlaceIcon } from "./place-icon";
import { placesFor } from "./places";
import { useIsHere } from "./use-is-here";

const STOP =
  "flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-xs no-underline [&_svg]:size-5 data-[state=open]:text-ink";

/** At the foot of the window below 900 px, where thumbs are: the pages used most, search, and the rest in a sheet. */
export function Bar({ session }: { session: Session }) {
  const t = useTranslations("frame");
  const places = placesFor(session.role);
  return (
    <div
      data-bar
      className="fixed inset-x-0 bottom-0 z-30 [@media(height<420px)]:static border-t border-line bg-sunk pb-[env(safe-area-inset-bottom)] rail:hidden print:hidden"
    >
      <nav aria-label={t("main")} className="mx-auto flex max-w-form gap-1 px-2">
        {places
          .filter(({ onBar }) => onBar === true)
          .map(({ href, name }) => (
            <BarLink key={href} href={href} icon={<PlaceIcon name={name} />}>
              {t(name)}
            </BarLink>
          ))}
        <button type="button" onClick={() => openSheet("palette")} className={classes(STOP, "text-soft")}>
          <Search aria-hidden="true" />
          {t("search")}
        </button>
        <Menu
          side="top"
          trigger={
            <button type="button" className={classes(STOP, "text-soft")}>
              <Ellipsis aria-hidden="true" />
              {t("more")}
            </button>
          }
        >
          <MenuLabel>{session.workspace.name}</MenuLabel>
          {places
            .filter(({ onBar }) => onBar !== true)
            .map(({ href, name }) => (
              <MenuLink key={href} href={href} icon={<PlaceIcon name={name} />}>
                {t(name)}
              </MenuLink>
            ))}
          <MenuSeparator />
          <LazyAccountEntries workspace={session.workspace} />
        </Menu>
      </nav>
    </div>
  );
}

function BarLink({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  const here = useIsHere(href);
  return (
    <Link
      href={href}
      aria-current={here}
      className={classes(STOP, here === undefined ? "text-soft" : "font-medium text-ink")}
    >
      {icon}
      <span className="max-w-full truncate">{children}</span>
    </Link>
  );
}
