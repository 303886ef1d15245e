import { type ReactNode, useId } from "react";
import { classes } from "@/ui/classes";
import { Skeleton } from "@/ui/skeleton";

interface SectionProps {
  title: string;
  /** How many, in words: `12 of 14`. */
  count?: string | undefined;
  /** What it is for, in a sentence. */
  hint?: string | undefined;
  /** At the right of the title. */
  action?: ReactNode;
  /** Its first values are on their way. */
  awaited?: boolean;
  /** Sets the title in the margin beside what belongs to it, where there is room for one. */
  margin?: boolean;
  children: ReactNode;
}

/** One part of a brand's page: a title on the register's line, and what belongs to it. */
export function Section({ title, count, hint, action, awaited = false, margin = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-busy={awaited}
      className={classes("grid min-w-0 content-start", margin ? MARGIN : "gap-2")}
    >
      <header className={classes("flex flex-wrap gap-x-3 gap-y-1", margin ? MARGIN_HEADER : HEADER)}>
        <h2 id={id} className="title text-xl">
          {title}
        </h2>
        {count !== undefined && <span className="text-sm text-faint figures">{count}</span>}
        {action != null && <div className={classes("ml-auto", margin && "rail:ml-0 rail:w-full")}>{action}</div>}
      </header>
      <div className="grid min-w-0 content-start gap-2">
        {hint !== undefined && <p className="max-w-[65ch] text-sm text-pretty text-faint">{hint}</p>}
        {awaited && <Awaited />}
        {children}
      </div>
    </section>
  );
}

const HEADER = "min-h-9 items-baseline border-b border-edge pb-1.5";
const MARGIN = "gap-x-8 gap-y-2 border-t border-edge pt-4 rail:grid-cols-[176px_minmax(0,1fr)]";
const MARGIN_HEADER = "items-baseline content-start";

/** Three lines of no particular words, as long as words are awaited. */
function Awaited() {
  return (
    <div className="grid gap-3 py-2">
      {["w-2/5", "w-3/5", "w-1/3"].map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
