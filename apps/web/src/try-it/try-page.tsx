"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { FailureNotice } from "@/trpc/failure-notice";
import { CopyButton } from "@/ui/copy-button";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";
import { Notice } from "@/ui/notice";
import { PageHeader } from "@/ui/page-header";
import { LensDrawing } from "./drawing";
import { curlOf, type TrialRequest } from "./request";
import { Result } from "./result";
import { Steps } from "./steps";
import type { Trial } from "./trial";
import { TrialForm } from "./trial-form";
import { useTrial } from "./use-trial";

/** The analysis as a tool that stores nothing. @param website what the page's address says. */
export function TryPage({ website }: { website: string }) {
  const t = useTranslations("tryIt");
  const [asked, setAsked] = useState<TrialRequest>();
  const { trial, error, start, stop } = useTrial();
  const begin = (request: TrialRequest) => {
    setAsked(request);
    start(request);
  };
  const { status, result, evidence, problem } = trial;
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <div className="grid gap-8">
        <div className="max-w-form">
          <TrialForm website={website} running={status === "running"} onStart={begin} onStop={stop} />
        </div>
        <p role="status" className="sr-only">
          {status === "idle" ? "" : t(`status.${status}`)}
        </p>
        {asked === undefined ? (
          <EmptyState drawing={<LensDrawing />} title={t("none.title")}>
            {t("none.text")}
          </EmptyState>
        ) : (
          <>
            {status === "broken" && <FailureNotice title={t("failed")} error={error} retry={() => begin(asked)} />}
            {problem !== null && <Notice tone="warning">{problem}</Notice>}
            <div className="grid max-w-form gap-3">
              <Steps trial={trial} />
              {isBare(asked, trial) && <p className="text-sm text-soft">{t("bare")}</p>}
            </div>
            <Acts asked={asked} trial={trial} />
            <Result result={result} evidence={evidence} />
          </>
        )}
      </div>
    </>
  );
}

/** Competitors and prompts come of the market, which a person can say where the pages don't. */
const isBare = ({ maxCompetitors, maxPrompts }: TrialRequest, { status, result }: Trial): boolean =>
  status === "done" &&
  maxCompetitors + maxPrompts > 0 &&
  result.competitors?.length === 0 &&
  result.suggestedPrompts?.length === 0;

/** What can be done with an answer. */
function Acts({ asked, trial: { status, result } }: { asked: TrialRequest; trial: Trial }) {
  const t = useTranslations("tryIt");
  if (status !== "done") return null;
  return (
    <div className="flex flex-wrap gap-2">
      <LinkButton href={`/brands/new?${new URLSearchParams({ website: asked.website.trim() })}`}>
        {t("makeBrand")}
      </LinkButton>
      <CopyButton text={JSON.stringify(result, null, 2)} label={t("copyJson")} said={t("jsonCopied")} />
      <CopyButton text={curlOf(asked, window.location.origin)} label={t("copyCurl")} said={t("curlCopied")} />
    </div>
  );
}
