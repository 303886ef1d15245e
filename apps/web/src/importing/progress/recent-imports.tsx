"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useTRPC } from "@/trpc/client";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Moment } from "@/ui/time";

/** What was imported of late, by whomever. Nothing where nothing was. */
export function RecentImports() {
  const t = useTranslations("import.recent");
  const trpc = useTRPC();
  const { data } = useQuery(trpc.import.list.queryOptions());
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="recent-imports" className="grid gap-3">
      <h2 id="recent-imports" className="title text-xl">
        {t("title")}
      </h2>
      <Table label={t("title")}>
        <TableHead>
          <HeadCell>{t("source")}</HeadCell>
          <HeadCell figure>{t("brands")}</HeadCell>
          <HeadCell>{t("state")}</HeadCell>
          <HeadCell figure className="max-sm:hidden">
            {t("started")}
          </HeadCell>
        </TableHead>
        <tbody>
          {data.imports.map(({ id, source, state, counts, createdAt }) => (
            <TableRow key={id}>
              <Cell className="w-full">
                <Link
                  href={`/import/${id}`}
                  className="font-medium wrap-anywhere no-underline after:absolute after:inset-0 hover:underline"
                >
                  {source}
                </Link>
              </Cell>
              <Cell figure>{counts.created + counts.updated}</Cell>
              <Cell>{t(state)}</Cell>
              <Cell figure className="text-soft max-sm:hidden">
                <Moment at={createdAt} />
              </Cell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
