"use client";

import { Pencil, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/ui/checkbox";
import { classes } from "@/ui/classes";
import { FieldError } from "@/ui/field-error";
import { IconButton } from "@/ui/icon-button";
import type { LineActs } from "./use-lines";

interface LineProps {
  lineKey: string;
  name: string;
  ticked: boolean;
  /** Whether Tab stops here. */
  active: boolean;
  pointedOut: boolean;
  fault: string | undefined;
  acts: LineActs;
  /** Beside the name: domain, tags. */
  children: ReactNode;
  why?: ReactNode;
}

/** One line of 36 px: a tick, what it is about, and its acts, seen where the pointer or the focus is. */
export function Line({ lineKey, name, ticked, active, pointedOut, fault, acts, children, why }: LineProps) {
  const t = useTranslations("onboarding.review");
  return (
    <li
      data-key={lineKey}
      data-fault={fault === undefined ? undefined : true}
      className={classes(
        "group/row relative flex min-h-11 break-inside-avoid flex-wrap items-center gap-x-2 border-b border-line transition-colors rail:min-h-9",
        pointedOut ? "bg-warning-quiet" : "focus-within:bg-sunk hover:bg-sunk",
      )}
    >
      <Checkbox
        label={t("save", { name })}
        labelHidden
        checked={ticked}
        tabIndex={active ? 0 : -1}
        onChange={({ target }) => acts.tick(lineKey, target.checked)}
      />
      {children}
      <span className="flex shrink-0 items-center opacity-100 transition-opacity [@media(hover:hover)]:not-group-focus-within/row:not-group-hover/row:opacity-0">
        <IconButton
          data-roving
          tabIndex={-1}
          label={t("edit", { name })}
          className="size-7"
          onClick={() => acts.open(lineKey)}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          data-roving
          tabIndex={-1}
          label={t("remove", { name })}
          className="size-7"
          onClick={() => acts.remove(lineKey)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </span>
      {why}
      {fault !== undefined && (
        <div className="w-full pb-1.5 pl-8">
          <FieldError>{fault}</FieldError>
        </div>
      )}
    </li>
  );
}
