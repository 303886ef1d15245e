"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { classes } from "@/ui/classes";

export interface SectionTab {
  /** The element that it leads to. */
  id: string;
  label: string;
  /** `19/20`. */
  count?: string | undefined;
  faulty?: boolean;
}

/** The parts of the screen with their counts, at its top wherever one has scrolled to. */
export function SectionTabs({ tabs }: { tabs: readonly SectionTab[] }) {
  const t = useTranslations("onboarding.review");
  const ids = tabs.map(({ id }) => id).join(" ");
  const [current, setCurrent] = useState(tabs[0]?.id);
  useEffect(() => {
    const sections = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    // The band that is read: a part is current while it crosses the upper third of the window.
    const observer = new IntersectionObserver(
      (seen) => {
        const inside = seen.find(({ isIntersecting }) => isIntersecting);
        if (inside !== undefined) setCurrent(inside.target.id);
      },
      { rootMargin: "-20% 0px -70% 0px" },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  const goTo = (id: string) => {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <nav
      aria-label={t("parts")}
      className="sticky top-0 z-10 -mx-1 flex gap-1 overflow-x-auto border-b border-line bg-paper px-1 max-rail:static"
    >
      {tabs.map(({ id, label, count, faulty }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id ? "location" : undefined}
          onClick={(event) => {
            event.preventDefault();
            goTo(id);
          }}
          className={classes(
            "-mb-px flex min-h-10 shrink-0 items-center gap-1.5 border-b-2 px-2.5 text-sm no-underline transition-colors",
            current === id ? "border-ink font-medium text-ink" : "border-transparent text-soft hover:text-ink",
          )}
        >
          {label}
          {count !== undefined && <span className="font-normal text-faint figures">{count}</span>}
          {faulty === true && <span className="text-danger">{t("faulty")}</span>}
        </a>
      ))}
    </nav>
  );
}
