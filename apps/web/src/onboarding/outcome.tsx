"use client";

import type { AnalysisHints } from "@marque/schema";
import { useTranslations } from "next-intl";
import type { BrandDraft } from "@/brand/draft/draft";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { type AnalysisRun, isCutShort, isFromRecords } from "./analysis-run";

interface OutcomeProps {
  run: AnalysisRun;
  draft: BrandDraft;
  website: string;
  hints: AnalysisHints;
  onAgain: () => void;
}

/** What went wrong with the analysis, what was kept of it, and what can be done. Nothing when all went well. */
export function Outcome({ run, draft, website, hints, onAgain }: OutcomeProps) {
  const t = useTranslations("onboarding.outcome");
  if (run.status === "running" || run.status === "idle") return null;
  const again = (
    <Button size="small" onClick={onAgain}>
      {t("again")}
    </Button>
  );
  if (run.status === "stopped")
    return (
      <Notice tone="info" title={t("stopped")} action={again}>
        {draft.name.value === "" ? t("stoppedEmpty") : t("stoppedKept")}
      </Notice>
    );
  if (isFromRecords(run)) {
    const isTold = hints.market !== undefined || hints.about !== undefined;
    return (
      // Marque knows it: nothing failed that anybody has to do something about.
      <p role="status" className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        <span title={run.problem ?? undefined}>
          {isTold ? t("fromYou", { website }) : t("fromRecords", { website })}
        </span>
        <button
          type="button"
          onClick={onAgain}
          className="min-h-6 text-ink underline decoration-edge underline-offset-3 hover:decoration-ink"
        >
          {t("again")}
        </button>
      </p>
    );
  }
  if (run.problem !== null)
    return (
      <Notice tone="warning" title={run.status === "broken" ? t("broken") : t("unread", { website })} action={again}>
        {run.problem} {draft.name.value === "" ? t("nothing") : t("kept")}
      </Notice>
    );
  if (isCutShort(run))
    return (
      <Notice tone="warning" title={t("cutShort")} action={again}>
        {t("cutShortHint")}
      </Notice>
    );
  const isEmpty = draft.competitors.entries.length === 0 && draft.prompts.entries.length === 0;
  if (!isEmpty) return null;
  return (
    <Notice tone="info" title={t("silent", { website })} action={again}>
      {t("silentHint")}
    </Notice>
  );
}
