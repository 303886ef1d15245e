"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { classes } from "@/ui/classes";

export interface SectionTab {
  /** Of the section on the page. */
  id: string;
  label: string;
  count?: number;
}

interface SectionTabsProps {
  tabs: readonly SectionTab[];
  /** Whether something that the page shows is not stored yet. */
  isSaving: boolean;
}

/** The sections of the page with their counts, always in sight: each leads to its section. */
export function SectionTabs({ tabs, isSaving }: SectionTabsProps) {
  const t = useTranslations("brand");
  const common = useTranslations("common");
  const current = useCurrentSection(tabs.map(({ id }) => id).join(" "));
  return (
    <nav
      aria-label={t("sections")}
      className="sticky top-0 z-20 -mx-2 mb-4 flex gap-1 overflow-x-auto border-b border-line bg-paper px-2 print:hidden"
    >
      {tabs.map(({ id, label, count }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id ? "location" : undefined}
          className={classes(
            "-mb-px inline-flex min-h-11 items-center gap-1.5 border-b-2 px-2.5 whitespace-nowrap no-underline transition-colors hover:text-ink",
            current === id ? "border-ink font-medium text-ink" : "border-transparent text-soft",
          )}
        >
          {label}
          {count !== undefined && <span className="text-sm text-faint figures">{count}</span>}
        </a>
      ))}
      {/* Not read out: it comes with every key that is pressed on a switch, and what failed is said. */}
      {isSaving && (
        <span aria-hidden="true" className="ml-auto self-center pl-2 text-sm text-faint">
          {common("saving")}
        </span>
      )}
    </nav>
  );
}

/** The section that is read: the last whose beginning has passed the upper third of the window. */
function useCurrentSection(joined: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ids = joined.split(" ");
    const look = () => {
      const line = window.innerHeight / 3;
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const passed = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line);
      setCurrent(atEnd && window.scrollY > 0 ? ids.at(-1) : (passed.at(-1) ?? ids[0]));
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [joined]);
  return current;
}
