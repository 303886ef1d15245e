"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { IconButton } from "@/ui/icon-button";
import { MOST_SELECTED } from "./use-selection";

interface SelectionBarProps {
  count: number;
  /** So many are loaded, of so many in all; `undefined` where all are loaded. */
  loadedOf?: { loaded: number; total: string } | undefined;
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** What can be done with what is selected: at the foot of the window, within reach of a thumb, and above what is announced. */
export function SelectionBar({ count, loadedOf, onClear, children }: SelectionBarProps) {
  const t = useTranslations("brands");
  if (count === 0) return null;
  return (
    <section
      aria-label={t("selection")}
      className="sticky bottom-[calc(var(--bar-height,0px)+12px)] [body:has([data-sonner-toast])_&]:bottom-[calc(var(--bar-height,0px)+72px)] z-20 mx-auto mt-4 flex w-full flex-wrap items-center gap-x-3 gap-y-2 rounded-card sm:w-fit border border-line bg-raised px-3 py-2 shadow-float animate-appear"
    >
      <p className="flex-1 text-sm whitespace-nowrap">
        <span className="font-medium figures">{t("selected", { count })}</span>
        {count >= MOST_SELECTED ? (
          <span className="block text-xs text-faint">{t("selectedMost")}</span>
        ) : (
          loadedOf !== undefined && <span className="block text-xs text-faint">{t("selectedLoaded", loadedOf)}</span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-1.5 max-sm:order-1 max-sm:w-full">{children}</div>
      <IconButton label={t("clearSelection")} onClick={onClear} className="max-sm:size-11">
        <X aria-hidden="true" />
      </IconButton>
    </section>
  );
}
