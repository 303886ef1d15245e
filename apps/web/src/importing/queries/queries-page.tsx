"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { brandHref } from "@/brand/address";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { PageHeader } from "@/ui/page-header";
import { CandidateList } from "./candidate-list";
import { type Candidates, findCandidates } from "./candidates";
import { QueriesForm } from "./queries-form";
import type { Query } from "./read-queries";

/** Makes prompts of a brand out of what people typed into a search engine. */
export function QueriesPage({ id }: { id: string }) {
  const t = useTranslations("import.queries");
  const trpc = useTRPC();
  const brand = useQuery(trpc.brand.get.queryOptions({ id }));
  const prompts = useQuery(trpc.brand.prompts.queryOptions({ id }));
  const [found, setFound] = useState<Candidates>();
  const error = brand.error ?? prompts.error;
  if (error !== null) return <FailureNotice title={t("loadFailed")} error={error} />;
  if (brand.data === undefined || prompts.data === undefined)
    return <div role="status" aria-busy="true" aria-label={t("title")} className="h-40" />;
  const { name, aliases, domains } = brand.data;
  const present = prompts.data.prompts.map(({ prompt }) => prompt);
  const find = (queries: Query[]) => setFound(findCandidates(queries, { name, aliases, domains, prompts: present }));
  return (
    <>
      <PageHeader
        parent={{ href: brandHref(id), label: name }}
        title={t("title")}
        description={t("description", { name })}
      />
      <div className="grid max-w-form gap-8">
        <QueriesForm onRead={find} />
        {/* What is found anew begins unticked. */}
        {found !== undefined && <CandidateList key={keyOf(found)} {...{ id, name, found }} present={present.length} />}
      </div>
    </>
  );
}

const keyOf = ({ unbranded, branded }: Candidates): string =>
  [...unbranded, ...branded].map(({ prompt }) => prompt).join("\n");
