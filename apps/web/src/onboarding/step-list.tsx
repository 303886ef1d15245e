"use client";

import { useTranslations } from "next-intl";
import { classes } from "@/ui/classes";
import type { Step } from "./analysis-run";
import { StepMark } from "./step-mark";

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
  const t = useTranslations("onboarding.timeline");
  const quiet = status === "waiting" || status === "skipped";
  return (
    <li className="group/step relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 pb-5 last:pb-0">
      <span aria-hidden="true" className="absolute top-6 bottom-1 left-[9.5px] w-px bg-line group-last/step:hidden" />
      <StepMark status={status} />
      <div className="grid min-w-0 gap-0.5">
        <div className="flex items-baseline gap-3">
          <span className={classes("font-medium", quiet && "font-normal text-faint")}>{t(`steps.${step}`)}</span>
          <span className="sr-only">{t(`spoken.${status}`)}</span>
          {milliseconds !== null && (
            <span className="ml-auto text-xs text-faint figures">
              {milliseconds < SHORTEST_TOLD ? t("short") : t("seconds", { seconds: milliseconds / 1000 })}
            </span>
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

/** Milliseconds; of less only that it was less is told. */
const SHORTEST_TOLD = 50;
