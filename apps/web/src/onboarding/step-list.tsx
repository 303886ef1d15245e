import { classes } from "@/ui/classes";
import type { Step, StepName, StepStatus } from "./analysis-run";
import { StepMark } from "./step-mark";

export const STEP_TITLES: Record<StepName, string> = {
  fetch: "Open the website",
  read: "Read its pages",
  identify: "Identify the brand",
  competitors: "Find competitors",
  prompts: "Write prompts",
};

const SPOKEN: Record<StepStatus, string> = {
  waiting: "waiting",
  started: "under way",
  done: "done",
  failed: "failed",
  skipped: "left out",
};

/** What was done, how long it took and what it found, from top to bottom. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid">
      {steps.map((step) => (
        <StepLine key={step.step} step={step} />
      ))}
    </ol>
  );
}

function StepLine({ step: { step, status, message, milliseconds } }: { step: Step }) {
  const quiet = status === "waiting" || status === "skipped";
  return (
    <li className="group/step relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0">
      <span aria-hidden="true" className="absolute top-6 bottom-1 left-[9.5px] w-px bg-line group-last/step:hidden" />
      <StepMark status={status} />
      <div className="grid min-w-0 gap-0.5">
        <div className="flex items-baseline gap-3">
          <span className={classes("font-medium", quiet && "font-normal text-faint")}>{STEP_TITLES[step]}</span>
          <span className="sr-only">{SPOKEN[status]}</span>
          {milliseconds !== null && (
            <span className="ml-auto text-xs text-faint figures">{duration(milliseconds)}</span>
          )}
        </div>
        {message !== "" && (
          <p
            className={classes(
              "text-sm text-pretty wrap-anywhere animate-veil",
              status === "failed" ? "text-danger" : "text-soft",
            )}
          >
            {message}
          </p>
        )}
      </div>
    </li>
  );
}

/** `0.4 s`, `12 s`. Tenths are of interest below ten seconds only. */
export const duration = (milliseconds: number): string =>
  milliseconds < 50 ? "< 0.1 s" : `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
