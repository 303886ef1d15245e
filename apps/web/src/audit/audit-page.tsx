"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { Loaded } from "@/trpc/loaded";
import { OlderButton } from "@/trpc/older-button";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";
import { DownloadCsv } from "./download-csv";
import { LedgerDrawing } from "./drawing";
import { asked } from "./filter";
import { useAuditFilter } from "./use-audit-filter";

/** The cursor of the first page. */
const FIRST: string | null = null;

/** Who did what in this workspace, newest first. */
export function AuditPage() {
  const t = useTranslations("audit");
  const trpc = useTRPC();
  const client = useTRPCClient();
  const [written, change] = useAuditFilter();
  const filter = asked(written);
  const log = useInfiniteQuery({
    queryKey: trpc.audit.list.infiniteQueryKey(filter),
    queryFn: ({ pageParam: cursor }) => client.audit.list.query({ ...filter, ...(cursor !== null && { cursor }) }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} action={<DownloadCsv filter={filter} />} />
      <AuditFilters filter={written} onChange={change} />
      <Loaded query={log} loading={t("loading")} failed={t("failed")}>
        {({ pages }) => {
          const events = pages.flatMap((page) => page.events);
          return events.length > 0 ? (
            <AuditTable events={events} onActor={(actor) => change({ actor })} />
          ) : (
            <EmptyState drawing={<LedgerDrawing />} title={t("none.title")}>
              {t("none.text")}
            </EmptyState>
          );
        }}
      </Loaded>
      <OlderButton query={log} />
    </>
  );
}
