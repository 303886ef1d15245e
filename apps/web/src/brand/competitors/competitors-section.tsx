"use client";

import { type BrandCompetitor, MOST_COMPETITORS } from "@marque/schema";
import { useTranslations } from "next-intl";
import { HeadCell, Table, TableHead } from "@/ui/table";
import { Section } from "../page/section";
import { moveByArrows } from "../table/row-focus";
import { AddCompetitor } from "./add-competitor";
import { CompetitorLine } from "./competitor-line";
import { useCompetitorActs } from "./use-competitor-acts";

interface CompetitorsSectionProps {
  competitors: readonly BrandCompetitor[];
  mayWrite: boolean;
}

/** Whom the brand is compared with, each edited in its line. */
export function CompetitorsSection({ competitors, mayWrite }: CompetitorsSectionProps) {
  const t = useTranslations("brand.competitors");
  const ownActs = useCompetitorActs();
  const acts = mayWrite ? ownActs : undefined;
  const isFull = competitors.length >= MOST_COMPETITORS;
  return (
    <Section id="competitors" title={t("title")} count={competitors.length === 0 ? undefined : `${competitors.length}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a short cut between buttons that Tab reaches too */}
      <div data-table onKeyDown={moveByArrows}>
        {competitors.length === 0 ? (
          <p className="max-w-[65ch] py-1 text-pretty text-soft">{t("none")}</p>
        ) : (
          <Table label={t("title")} fixed>
            <TableHead>
              <HeadCell className="sm:w-1/3">{t("name")}</HeadCell>
              <HeadCell className="hidden sm:table-cell print:table-cell">{t("domains")}</HeadCell>
              <HeadCell className="hidden sm:table-cell print:table-cell">{t("aliases")}</HeadCell>
              {mayWrite && (
                <HeadCell className="w-13 print:hidden">
                  <span className="sr-only">{t("acts")}</span>
                </HeadCell>
              )}
            </TableHead>
            <tbody>
              {competitors.map((competitor) => (
                <CompetitorLine key={competitor.id} competitor={competitor} acts={acts} />
              ))}
            </tbody>
          </Table>
        )}
        {isFull && mayWrite && <p className="py-2 text-sm text-soft">{t("full", { count: MOST_COMPETITORS })}</p>}
        {acts !== undefined && !isFull && <AddCompetitor competitors={competitors} acts={acts} />}
      </div>
    </Section>
  );
}
