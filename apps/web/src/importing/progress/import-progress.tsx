"use client";

import type { BrandImport } from "@marque/schema";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { problemOf } from "@/trpc/problem";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";
import { PageHeader } from "@/ui/page-header";
import { CancelImport } from "./cancel-import";
import { Counts } from "./counts";
import { ProgressBar } from "./progress-bar";
import { ResultFile } from "./result-file";
import { UnimportedRows } from "./unimported-rows";

/** Between two looks at an import that goes on. */
const LOOK_MILLISECONDS = 1_000;

/** An import while it goes on, and what came of it. */
export function ImportProgress({ id }: { id: string }) {
  const t = useTranslations("import");
  const trpc = useTRPC();
  const asked = useQuery(
    trpc.import.get.queryOptions(
      { id },
      { refetchInterval: ({ state }) => (state.data === undefined || isOver(state.data) ? false : LOOK_MILLISECONDS) },
    ),
  );
  if (asked.isPending) return <div role="status" aria-busy="true" aria-label={t("job.progress")} className="h-40" />;
  if (asked.isError) {
    if (problemOf(asked.error).status !== 404 && problemOf(asked.error).status !== 400)
      return <FailureNotice title={t("job.loadFailed")} error={asked.error} retry={() => asked.refetch()} />;
    return (
      <EmptyState title={t("job.missing")} action={<LinkButton href="/import">{t("job.another")}</LinkButton>}>
        {t("job.missingWhy")}
      </EmptyState>
    );
  }
  const job = asked.data;
  const over = isOver(job);
  const isAnalysing = job.analyse && job.state === "running";
  return (
    <>
      <PageHeader
        parent={{ href: "/import", label: t("title") }}
        title={t(`job.${isAnalysing ? "analysing" : job.state === "open" ? "running" : job.state}`, {
          source: job.source,
        })}
        description={job.by !== null && t("job.by", { name: job.by })}
        action={over ? <ResultFile id={id} /> : <CancelImport id={id} />}
      />
      <div className="grid gap-8">
        <div className="grid max-w-form gap-4">
          {!over && <ProgressBar job={job} />}
          <Counts job={job} over={over} />
          {over ? (
            <div className="flex flex-wrap gap-2">
              <LinkButton href="/brands" variant="primary">
                {t("job.show")}
              </LinkButton>
              <LinkButton href="/import">{t("job.another")}</LinkButton>
            </div>
          ) : (
            <p className="text-soft">{t("job.leave")}</p>
          )}
        </div>
        {over && job.counts.refused + job.counts.failed > 0 && <UnimportedRows id={id} />}
      </div>
    </>
  );
}

const isOver = ({ state }: BrandImport): boolean => state === "done" || state === "cancelled";
