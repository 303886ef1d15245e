"use client";

import type { BrandImport } from "@marque/schema";
import { useTranslations } from "next-intl";

/** How many rows something became of, as a bar and in figures. */
export function ProgressBar({ job: { rows, counts } }: { job: BrandImport }) {
  const t = useTranslations("import.job");
  const done = rows - counts.waiting;
  const said = t("of", { done, total: rows });
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={0}
        aria-valuemax={rows}
        aria-valuenow={done}
        aria-valuetext={said}
        className="h-2 overflow-hidden rounded-full bg-hover"
      >
        <div
          className="h-full rounded-full bg-ink transition-[width] duration-700"
          style={{ width: `${(100 * done) / rows}%` }}
        />
      </div>
      <p aria-hidden="true" className="text-sm text-soft figures">
        {said}
      </p>
    </div>
  );
}
