"use client";

import { ChevronDown } from "lucide-react";
import { Button } from "@/ui/button";
import type { AnalysisRun, StepStatus } from "./analysis-run";
import { STEP_TITLES, StepList } from "./step-list";
import { StepMark } from "./step-mark";

interface TimelineProps {
  run: AnalysisRun;
  website: string;
  onStop: () => void;
  onAgain: () => void;
}

/** How the analysis goes: beside the page from 900 px up, one line above it below. */
export function Timeline({ run, website, onStop, onAgain }: TimelineProps) {
  const act =
    run.status === "running" ? (
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    ) : (
      <Button size="small" onClick={onAgain}>
        Analyse again
      </Button>
    );
  return (
    <aside aria-label="Analysis" className="min-w-0">
      <div className="sticky top-8 hidden gap-5 rail:grid">
        <div className="grid gap-0.5">
          <p className="text-sm text-faint">{headline(run)}</p>
          <p className="truncate font-medium" title={website}>
            {website}
          </p>
        </div>
        <StepList steps={run.steps} />
        <div>{act}</div>
      </div>
      <details className="group border-y border-line rail:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
          <StepMark status={overall(run)} />
          <span className="min-w-0 flex-1 truncate">{oneLine(run, website)}</span>
          <span className="text-sm text-faint figures">
            {run.steps.filter(({ status }) => status === "done").length} of {run.steps.length}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-faint transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-2 pb-4">
          <StepList steps={run.steps} />
          <div>{act}</div>
        </div>
      </details>
      <p role="status" className="sr-only">
        {spoken(run, website)}
      </p>
    </aside>
  );
}

function headline({ status, problem }: AnalysisRun): string {
  if (status === "running") return "Analysing";
  if (status === "stopped") return "Stopped";
  return status === "broken" || problem !== null ? "Not fully analysed" : "Analysed";
}

function overall({ status, problem }: AnalysisRun): StepStatus {
  if (status === "running") return "started";
  if (status === "stopped") return "skipped";
  return status === "broken" || problem !== null ? "failed" : "done";
}

function oneLine(run: AnalysisRun, website: string): string {
  const current = run.steps.find(({ status }) => status === "started");
  if (run.status === "running" && current !== undefined) return `${STEP_TITLES[current.step]}…`;
  return `${headline(run)} ${website}`;
}

/** What is read out: that it began, what each finished step found, and how it ended. Five short sentences or so. */
function spoken(run: AnalysisRun, website: string): string {
  if (run.status === "idle") return "";
  if (run.status !== "running") return `${headline(run)} ${website}`;
  const last = run.steps.findLast(({ status }) => status === "done" || status === "failed");
  return last === undefined ? `Analysing ${website}` : last.message;
}
