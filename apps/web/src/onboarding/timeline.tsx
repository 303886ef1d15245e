"use client";

import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/ui/button";
import { type AnalysisRun, isCutShort, isFromRecords, type Step, type StepStatus } from "./analysis-run";
import { StepList } from "./step-list";
import { StepMark } from "./step-mark";

interface TimelineProps {
  run: AnalysisRun;
  website: string;
  onStop: () => void;
  onAgain: () => void;
}

/** How the analysis goes: beside the page from 900 px up, one line above it below. */
export function Timeline({ run, website, onStop, onAgain }: TimelineProps) {
  const t = useTranslations("onboarding.timeline");
  const headline = t(`headlines.${headlineOf(run)}`);
  const steps = isFromRecords(run) ? run.steps.map(calmly) : run.steps;
  const done = steps.filter(({ status }) => status === "done").length;
  const act =
    run.status === "running" ? (
      <Button size="small" onClick={onStop}>
        {t("stop")}
      </Button>
    ) : (
      <Button size="small" onClick={onAgain}>
        {t("again")}
      </Button>
    );
  const current = run.status === "running" ? run.steps.find(({ status }) => status === "started") : undefined;
  return (
    <aside aria-label={t("label")} className="min-w-0">
      <div className="sticky top-8 hidden gap-5 rail:grid">
        <div className="grid gap-0.5">
          <p className="text-sm text-faint">{headline}</p>
          <p className="truncate font-medium" title={website}>
            {website}
          </p>
        </div>
        <StepList steps={steps} />
        <div>{act}</div>
      </div>
      <details className="group border-y border-line rail:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
          <StepMark status={overall(run)} />
          <span className="min-w-0 flex-1 truncate">
            {current === undefined ? `${headline} ${website}` : `${t(`steps.${current.step}`)}…`}
          </span>
          <span className="text-sm text-faint figures">{t("done", { done, total: steps.length })}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-faint transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 pt-2 pb-4">
          <StepList steps={steps} />
          <div>{act}</div>
        </div>
      </details>
      <p role="status" className="sr-only">
        {spoken(run, `${headline} ${website}`)}
      </p>
    </aside>
  );
}

/** Where nothing has to be done about it, a step that failed was just left out. */
const calmly = (step: Step): Step => (step.status === "failed" ? { ...step, status: "skipped" } : step);

type Headline = "running" | "stopped" | "records" | "part" | "done";

function headlineOf(run: AnalysisRun): Headline {
  if (run.status === "running" || run.status === "stopped") return run.status;
  if (isFromRecords(run)) return "records";
  return run.status === "broken" || run.problem !== null || isCutShort(run) ? "part" : "done";
}

const MARKS: Record<Headline, StepStatus> = {
  running: "started",
  stopped: "skipped",
  records: "done",
  part: "failed",
  done: "done",
};
const overall = (run: AnalysisRun): StepStatus => MARKS[headlineOf(run)];

/** What is read out: that it began, what each finished step found, and how it ended. Five short sentences or so. */
function spoken(run: AnalysisRun, headline: string): string {
  if (run.status === "idle") return "";
  const last = run.steps.findLast(({ status }) => status === "done" || status === "failed");
  return run.status !== "running" || last === undefined ? headline : last.message;
}
