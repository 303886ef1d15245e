"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";

/** ChatGPT, Perplexity and Google's answers, once a day: what trackers begin with. */
const ENGINES = 3;
const RUNS_A_DAY = 1;
const DAYS_A_MONTH = 30;
const MOST_ENGINES = 20;
const MOST_RUNS = 24;

/** What tracking these prompts would ask of assistants: prompts × engines × runs, with figures that can be changed. */
export function TrackingCost({ prompts }: { prompts: number }) {
  const t = useTranslations("onboarding.review.cost");
  const [engines, setEngines] = useState(ENGINES);
  const [runs, setRuns] = useState(RUNS_A_DAY);
  const answers = prompts * engines * runs;
  if (prompts === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-sm text-soft">
      <span>{t("prompts", { count: prompts })}</span>
      <span aria-hidden="true">×</span>
      <Figure label={t("engines")} value={engines} most={MOST_ENGINES} onChange={setEngines} />
      <span aria-hidden="true">×</span>
      <Figure label={t("runs")} value={runs} most={MOST_RUNS} onChange={setRuns} />
      <span className="text-ink figures">{t("answers", { day: answers, month: answers * DAYS_A_MONTH })}</span>
    </div>
  );
}

interface FigureProps {
  label: string;
  value: number;
  most: number;
  onChange: (value: number) => void;
}

function Figure({ label, value, most, onChange }: FigureProps) {
  const id = useId();
  return (
    <span className="inline-flex items-center gap-1.5">
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onChange={({ target }) => {
          const typed = Math.round(target.valueAsNumber);
          if (typed >= 1) onChange(Math.min(most, typed));
        }}
        className="control h-7 w-14! px-1.5 text-center figures"
      />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
