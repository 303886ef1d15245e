import type { ReactNode } from "react";
import { classes } from "./classes";

export type BadgeTone = "neutral" | "success" | "warning" | "danger" | "info";

const TONES: Record<BadgeTone, string> = {
  neutral: "bg-hover text-soft",
  success: "bg-success-quiet text-success",
  warning: "bg-warning-quiet text-warning",
  danger: "bg-danger-quiet text-danger",
  info: "bg-info-quiet text-info",
};

/** A state in a word. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-flex items-center gap-1 rounded-full px-2 py-px text-xs font-medium whitespace-nowrap",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
