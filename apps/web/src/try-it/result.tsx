"use client";

import type { Evidence } from "@marque/schema";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge";
import { classes } from "@/ui/classes";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import type { Found } from "./trial";

interface ResultProps {
  result: Found;
  evidence: readonly Evidence[];
}

/** What an analysis found, each value with the first reason for it. */
export function Result({ result, evidence }: ResultProps) {
  const t = useTranslations("tryIt");
  const { brandName, website, additionalDomains = [], aliases = [], competitors, suggestedPrompts } = result;
  const whyOf = (field: Evidence["field"], value: string) =>
    evidence.find((each) => each.field === field && each.value === value)?.reason;
  const market = evidence.find(({ field }) => field === "market")?.value;
  return (
    <div className="grid gap-8">
      {brandName !== undefined && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Fact name={t("result.name")} why={whyOf("brandName", brandName)}>
            <span className="font-serif text-lg font-medium">{brandName}</span>
          </Fact>
          <Fact name={t("result.website")}>{website}</Fact>
          {market !== undefined && <Fact name={t("market.label")}>{market}</Fact>}
          <Facts name={t("result.domains")} values={additionalDomains} />
          <Facts name={t("result.aliases")} values={aliases} />
        </dl>
      )}
      {competitors !== undefined && competitors.length > 0 && (
        <section className="grid gap-2">
          <h2 className="title text-xl">{t("result.competitors", { count: competitors.length })}</h2>
          <Table label={t("result.competitorTable")}>
            <TableHead>
              <HeadCell>{t("result.competitor")}</HeadCell>
              <HeadCell className="max-sm:hidden">{t("result.why")}</HeadCell>
            </TableHead>
            <tbody>
              {competitors.map(({ name, domains }) => (
                <TableRow key={name} compact>
                  <Cell className="min-w-44 align-top">
                    <span className="font-serif text-name font-medium wrap-anywhere">{name}</span>
                    <span className="block text-xs wrap-anywhere text-faint">{domains.join(", ")}</span>
                    <span className="sm:hidden">
                      <Why reason={whyOf("competitors", name)} />
                    </span>
                  </Cell>
                  <Cell className="w-full align-top max-sm:hidden">
                    <Why reason={whyOf("competitors", name)} />
                  </Cell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      {suggestedPrompts !== undefined && suggestedPrompts.length > 0 && (
        <section className="grid gap-2">
          <h2 className="title text-xl">{t("result.prompts", { count: suggestedPrompts.length })}</h2>
          <Table label={t("result.promptTable")}>
            <TableHead>
              <HeadCell>{t("result.prompt")}</HeadCell>
              <HeadCell className="max-sm:hidden">{t("result.tags")}</HeadCell>
            </TableHead>
            <tbody>
              {suggestedPrompts.map(({ prompt, tags }) => (
                <TableRow key={prompt} compact>
                  <Cell className="w-full align-top">
                    <span className="wrap-anywhere">{prompt}</span>
                    <Why reason={whyOf("suggestedPrompts", prompt)} />
                    {/* Beside it there is no room on a phone. */}
                    <Tags tags={tags} className="flex pt-1 sm:hidden" />
                  </Cell>
                  <Cell className="align-top max-sm:hidden">
                    <Tags tags={tags} className="flex" />
                  </Cell>
                </TableRow>
              ))}
            </tbody>
          </Table>
        </section>
      )}
    </div>
  );
}

const Tags = ({ tags, className }: { tags: readonly string[]; className: string }) => (
  <span className={classes("flex-wrap gap-1", className)}>
    {tags.map((tag) => (
      <Badge key={tag}>{tag}</Badge>
    ))}
  </span>
);

function Fact({ name, why, children }: { name: string; why?: string | undefined; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-soft sm:pt-0.5">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">
        {children}
        <Why reason={why} />
      </dd>
    </>
  );
}

function Facts({ name, values }: { name: string; values: readonly string[] }) {
  const format = useFormatter();
  if (values.length === 0) return null;
  return <Fact name={name}>{format.list(values, { style: "narrow", type: "unit" })}</Fact>;
}

const Why = ({ reason }: { reason: string | undefined }) =>
  reason === undefined ? null : <span className="block text-xs text-faint first-letter:uppercase">{reason}</span>;
