import { Check, Minus, TriangleAlert } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Spinner } from "@/ui/spinner";
import type { Trial } from "./trial";

/** Less is written as no time at all. */
const LEAST_MILLISECONDS = 50;

/** What was done so far, and what it found. */
export function Steps({ trial: { steps, status } }: { trial: Trial }) {
  const t = useTranslations("tryIt");
  const format = useFormatter();
  return (
    <ol aria-label={t("steps")} className="grid gap-1.5 text-sm">
      {steps.map(({ step, status: now, message, milliseconds }) => (
        <li key={step} className="flex items-start gap-2.5">
          <span className="flex h-[1.5em] w-4 shrink-0 items-center text-faint [&_svg]:size-3.5">
            {now === "started" && status === "running" && <Spinner />}
            {now === "done" && <Check aria-hidden="true" className="text-success" />}
            {now === "failed" && <TriangleAlert aria-hidden="true" className="text-warning" />}
            {(now === "skipped" || (now === "started" && status !== "running")) && <Minus aria-hidden="true" />}
          </span>
          <span className="min-w-0 flex-1 wrap-anywhere">{message}</span>
          {milliseconds !== null && milliseconds >= LEAST_MILLISECONDS && (
            <span className="shrink-0 text-faint figures">
              {format.number(milliseconds / 1000, {
                style: "unit",
                unit: "second",
                unitDisplay: "narrow",
                maximumFractionDigits: 1,
              })}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
