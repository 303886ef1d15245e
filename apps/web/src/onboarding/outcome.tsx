"use client";

import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import type { AnalysisRun } from "./analysis-run";

interface OutcomeProps {
  run: AnalysisRun;
  website: string;
  /** Whether anything but the website is filled in. */
  kept: boolean;
  onAgain: () => void;
}

/** What went wrong with the analysis, what was kept of it, and what can be done. Nothing when all went well. */
export function Outcome({ run, website, kept, onAgain }: OutcomeProps) {
  if (run.status === "running" || run.status === "idle") return null;
  if (run.problem === null && run.status !== "stopped") return null;
  const again = (
    <Button size="small" onClick={onAgain}>
      Try again
    </Button>
  );
  if (run.status === "stopped")
    return (
      <Notice tone="info" title="You stopped the analysis" action={again}>
        {kept ? "What it had found is kept below." : "It had found nothing yet."} Fill in the rest by hand, or try
        again.
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={run.status === "broken" ? "The analysis broke off" : `${website} could not be read`}
      action={again}
    >
      {run.problem} {kept ? "What could be found is kept below." : "Nothing was found."} What you changed stays as it
      is.
    </Notice>
  );
}
