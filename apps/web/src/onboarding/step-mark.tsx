import { Check, Minus, X } from "lucide-react";
import { classes } from "@/ui/classes";
import type { StepStatus } from "./analysis-run";

const MARKS: Record<StepStatus, string> = {
  waiting: "border-line bg-paper",
  started: "border-ink bg-paper",
  done: "border-ink bg-ink text-paper",
  failed: "border-danger bg-danger-quiet text-danger",
  skipped: "border-line bg-paper text-faint",
};

/** A step's point on the line: empty, at work, done, failed or left out. Its words stand beside it. */
export function StepMark({ status }: { status: StepStatus }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        "inline-flex size-5 shrink-0 items-center justify-center rounded-full border transition-colors [&_svg]:size-3",
        MARKS[status],
      )}
    >
      {status === "started" && <span className="size-2 rounded-full bg-ink animate-breathe" />}
      {status === "done" && <Check strokeWidth={3} />}
      {status === "failed" && <X strokeWidth={3} />}
      {status === "skipped" && <Minus strokeWidth={3} />}
    </span>
  );
}
