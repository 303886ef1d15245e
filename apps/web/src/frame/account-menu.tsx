"use client";

import type { Session } from "@marque/schema";
import { ChevronsUpDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Menu } from "@/ui/menu";
import { LazyAccountEntries } from "./lazy-account-entries";

/** Who is signed in, and what they can do about that. */
export function AccountMenu({ session: { name, email, workspace } }: { session: Session }) {
  const t = useTranslations("frame");
  return (
    <Menu
      side="top"
      align="start"
      trigger={
        <button
          type="button"
          // What is seen stands in it word for word, for people who speak what they press (WCAG 2.5.3).
          aria-label={`${t("accountOf", { name })} ${email}`}
          className="flex min-h-9 min-w-0 flex-1 items-center gap-1 rounded-control px-1.5 text-left leading-tight hover:bg-hover data-[state=open]:bg-hover"
        >
          <span className="grid min-w-0 flex-1">
            <span className="truncate text-sm font-medium">{name}</span>
            <span className="truncate text-xs text-faint">{email}</span>
          </span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-soft" />
        </button>
      }
    >
      <LazyAccountEntries workspace={workspace} />
    </Menu>
  );
}
