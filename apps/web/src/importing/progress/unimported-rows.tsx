"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { useFaultLine } from "../fault-line";

const FIRST: string | null = null;

/** Rows that became no brand, with what kept them from it. */
export function UnimportedRows({ id }: { id: string }) {
  const t = useTranslations("import");
  const trpc = useTRPC();
  const client = useTRPCClient();
  const faultLine = useFaultLine();
  const filter = { id, outcomes: ["refused" as const, "failed" as const] };
  const pages = useInfiniteQuery({
    queryKey: trpc.import.rows.infiniteQueryKey(filter),
    queryFn: ({ pageParam: cursor }) => client.import.rows.query({ ...filter, ...(cursor !== null && { cursor }) }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <section aria-labelledby="unimported-rows" className="grid gap-3">
      <h2 id="unimported-rows" className="title text-xl">
        {t("rows.title")}
      </h2>
      {pages.isError && <FailureNotice title={t("job.loadFailed")} error={pages.error} retry={() => pages.refetch()} />}
      {rows.length > 0 && (
        <Table label={t("rows.title")}>
          <TableHead>
            <HeadCell figure>{t("rows.row")}</HeadCell>
            <HeadCell>{t("rows.brand")}</HeadCell>
            <HeadCell>{t("rows.why")}</HeadCell>
          </TableHead>
          <tbody>
            {rows.map(({ number, name, brandId, faults }) => (
              <TableRow key={number}>
                <Cell figure className="align-top">
                  {number}
                </Cell>
                <Cell className="min-w-32 align-top wrap-anywhere">{name ?? brandId}</Cell>
                <Cell className="w-full align-top wrap-anywhere">
                  {faults.length === 0 && t("rows.unexpected")}
                  {faults.map((fault) => (
                    <p key={`${fault.path} ${fault.code}`}>{faultLine(fault)}</p>
                  ))}
                </Cell>
              </TableRow>
            ))}
          </tbody>
        </Table>
      )}
      {pages.hasNextPage && (
        <Button
          className="justify-self-center"
          pending={pages.isFetchingNextPage}
          onClick={() => pages.fetchNextPage()}
        >
          {t("rows.showMore")}
        </Button>
      )}
    </section>
  );
}
