"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { problemOf } from "@/trpc/problem";
import { BrandHeader } from "./brand-header";
import { BrandSkeleton } from "./brand-skeleton";
import { CompetitorsSection } from "./competitors-section";
import { DetailsSection } from "./details-section";
import { NoSuchBrand } from "./no-such-brand";
import { PromptsSection } from "./prompts-section";

/** One brand, to be read and edited part by part. */
export function BrandPage({ id }: { id: string }) {
  const trpc = useTRPC();
  const mayWrite = useSession().role !== "viewer";
  const brand = useQuery(trpc.brand.get.queryOptions({ id }));
  const competitors = useQuery(trpc.brand.competitors.queryOptions({ id }));
  const prompts = useQuery(trpc.brand.prompts.queryOptions({ id }));
  const failed = [brand, competitors, prompts].find(({ isError, data }) => isError && data === undefined);
  if (failed !== undefined) {
    const { status } = problemOf(failed.error);
    // An id that the contract does not allow (400) is nobody's either.
    if (status === 404 || status === 400) return <NoSuchBrand />;
    const retry = () => Promise.all([brand.refetch(), competitors.refetch(), prompts.refetch()]);
    return <FailureNotice title="The brand could not be loaded" error={failed.error} retry={retry} />;
  }
  if (brand.data === undefined || competitors.data === undefined || prompts.data === undefined)
    return <BrandSkeleton />;
  return (
    <>
      <BrandHeader brand={brand.data} mayWrite={mayWrite} />
      <div className="grid gap-10">
        <DetailsSection brand={brand.data} mayWrite={mayWrite} />
        <CompetitorsSection brand={brand.data} competitors={competitors.data.competitors} mayWrite={mayWrite} />
        <PromptsSection brand={brand.data} prompts={prompts.data.prompts} mayWrite={mayWrite} />
      </div>
    </>
  );
}
