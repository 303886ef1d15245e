"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { PageHeader } from "@/ui/page-header";
import { Skeleton } from "@/ui/skeleton";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";
import { DownloadCsv } from "./download-csv";
import { LedgerDrawing } from "./drawing";
import { asked, useAuditFilter } from "./use-audit-filter";

/** The cursor of the first page. */
const FIRST: string | null = null;
const ROWS = ["w-64", "w-48", "w-56", "w-40"];

/** Who did what in this workspace, newest first. */
export function AuditPage() {
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
  const events = log.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Who changed what in this workspace, and from where."
        action={<DownloadCsv filter={filter} />}
      />
      <AuditFilters filter={written} onChange={change} />
      {log.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading the audit log" className="border-t border-line">
          {ROWS.map((width) => (
            <div key={width} className="flex h-15 items-center gap-6 border-b border-line px-2">
              <Skeleton className="h-3 w-28" />
              <Skeleton className={`h-3.5 ${width}`} />
            </div>
          ))}
        </div>
      )}
      {log.isError && (
        <FailureNotice title="The audit log could not be loaded" error={log.error} retry={() => log.refetch()} />
      )}
      {log.isSuccess && events.length === 0 && (
        <EmptyState drawing={<LedgerDrawing />} title="Nothing of the kind was done">
          Every change to brands, tokens and webhooks is written down here. Look for something else, or on other days.
        </EmptyState>
      )}
      {events.length > 0 && <AuditTable events={events} />}
      {log.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button pending={log.isFetchingNextPage} onClick={() => log.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}
