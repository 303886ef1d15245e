import { type ReactNode, useId } from "react";
import { classes } from "@/ui/classes";

interface SectionProps {
  /** Where the tabs lead to. */
  id: string;
  title: string;
  /** How many, in words. */
  count?: string | undefined;
  /** At the right of the title. */
  action?: ReactNode;
  /** Leaves it out of the printed sheet. */
  screenOnly?: boolean;
  children: ReactNode;
}

/** One part of a brand's page: a title on the register's line, and what belongs to it. */
export function Section({ id, title, count, action, screenOnly = false, children }: SectionProps) {
  const heading = useId();
  return (
    // The focus comes here from the tabs, so that Tab goes on within.
    <section
      id={id}
      aria-labelledby={heading}
      tabIndex={-1}
      className={classes("min-w-0 scroll-mt-14 outline-none", screenOnly && "print:hidden")}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-edge pb-1">
        <h2 id={heading} className="title text-xl">
          {title}
        </h2>
        {count !== undefined && <span className="pt-0.5 text-sm text-faint figures">{count}</span>}
        {action != null && <div className="ml-auto">{action}</div>}
      </header>
      <div className="grid min-w-0 grid-cols-1 gap-2 pt-2">{children}</div>
    </section>
  );
}
