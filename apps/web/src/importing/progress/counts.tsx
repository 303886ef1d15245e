"use client";

import type { BrandImport, ImportOutcome } from "@marque/schema";
import { useTranslations } from "next-intl";

const SHOWN: readonly ImportOutcome[] = ["created", "updated", "skipped", "refused", "failed"];

/** What became of the rows so far; heard when it is over. */
export function Counts({ job: { counts }, over }: { job: BrandImport; over: boolean }) {
  const t = useTranslations("import.job");
  const outcomes: ImportOutcome[] = [...SHOWN, ...(over ? (["waiting"] as const) : [])];
  const shown = outcomes.filter((outcome) => counts[outcome] > 0);
  return (
    <div role={over ? "status" : undefined}>
      <ul className="grid gap-1 text-lg figures">
        {shown.map((outcome) => (
          <li key={outcome} className={outcome === "created" || outcome === "updated" ? undefined : "text-soft"}>
            {t(outcome, { count: counts[outcome] })}
          </li>
        ))}
      </ul>
    </div>
  );
}
