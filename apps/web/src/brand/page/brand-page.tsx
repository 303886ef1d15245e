"use client";

import { useTranslations } from "next-intl";
import { useSession } from "@/auth/session-context";
import { FailureNotice } from "@/trpc/failure-notice";
import { problemOf } from "@/trpc/problem";
import { CompetitorsSection } from "../competitors/competitors-section";
import { DetailsSection } from "../details/details-section";
import { GlanceSection } from "../glance/glance-section";
import { HistorySection } from "../history/history-section";
import { PromptsSection } from "../prompts/prompts-section";
import { BrandStoreProvider } from "../store/brand-store";
import { ConflictsProvider } from "../store/conflicts";
import { useBrand } from "../store/use-brand";
import { SuggestionsPanel } from "../suggestions/suggestions-panel";
import { BrandHeader } from "./brand-header";
import { BrandSkeleton } from "./brand-skeleton";
import { NextStep } from "./next-step";
import { NoSuchBrand } from "./no-such-brand";
import { SectionTabs } from "./section-tabs";
import { useTitle } from "./use-title";

/** One brand, to be read, edited in its place, and analysed again. */
export function BrandPage({ id }: { id: string }) {
  const t = useTranslations("brand");
  const mayWrite = useSession().role !== "viewer";
  const { brand: whole, isSaving, error, retry, store } = useBrand(id);
  useTitle(whole?.brand.name);
  if (whole === undefined) {
    if (error === null) return <BrandSkeleton />;
    const { status } = problemOf(error);
    // An id that the contract does not allow (400) is nobody's either.
    if (status === 404 || status === 400) return <NoSuchBrand />;
    return <FailureNotice title={t("notLoaded")} error={error} retry={retry} />;
  }
  const { brand, competitors, prompts } = whole;
  const tabs = [
    { id: "details", label: t("details.title") },
    { id: "competitors", label: t("competitors.title"), count: competitors.length },
    { id: "prompts", label: t("prompts.title"), count: prompts.length },
    ...(mayWrite ? [{ id: "history", label: t("history.title") }] : []),
  ];
  return (
    <BrandStoreProvider value={store}>
      <ConflictsProvider>
        <SuggestionsPanel whole={whole} mayWrite={mayWrite}>
          {(analyse) => (
            <>
              <BrandHeader whole={whole} mayWrite={mayWrite} analyse={analyse} />
              {mayWrite && <NextStep whole={whole} />}
            </>
          )}
        </SuggestionsPanel>
        <SectionTabs tabs={tabs} isSaving={isSaving} />
        <div className="grid grid-cols-1 gap-10">
          <div className="grid grid-cols-1 gap-x-10 gap-y-10 rail:grid-cols-2">
            <DetailsSection brand={brand} mayWrite={mayWrite} />
            <GlanceSection whole={whole} />
          </div>
          <CompetitorsSection competitors={competitors} mayWrite={mayWrite} />
          <PromptsSection prompts={prompts} mayWrite={mayWrite} />
          {mayWrite && <HistorySection whole={whole} />}
        </div>
      </ConflictsProvider>
    </BrandStoreProvider>
  );
}
