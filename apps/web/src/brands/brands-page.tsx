"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";
import { PageHeader } from "@/ui/page-header";
import { Pager } from "@/ui/pager";
import { BrandFiles } from "./brand-files";
import { BrandSearch } from "./brand-search";
import { BrandTable } from "./brand-table";
import { BrandsSkeleton } from "./brands-skeleton";
import { NoBrands } from "./no-brands";
import { useBrandFilter } from "./use-brand-filter";

const PER_PAGE = 20;

/** The register itself. */
export function BrandsPage() {
  const trpc = useTRPC();
  const mayWrite = useSession().role !== "viewer";
  const [filter, changeFilter] = useBrandFilter();
  const { q, state, page } = filter;
  const brands = useQuery(
    trpc.brand.list.queryOptions(
      {
        limit: PER_PAGE,
        page,
        ...(q === "" ? {} : { q }),
        ...(state === "all" ? {} : { enabled: state === "enabled" }),
      },
      { placeholderData: keepPreviousData },
    ),
  );
  const list = brands.data;
  const untouched = q === "" && state === "all";
  const empty = list !== undefined && list.pagination.total === 0;
  return (
    <>
      <PageHeader
        title="Brands"
        action={
          !(empty && untouched) && (
            <>
              <BrandFiles filter={filter} mayWrite={mayWrite} />
              {mayWrite && (
                <LinkButton href="/brands/new" variant="primary">
                  Add brand
                </LinkButton>
              )}
            </>
          )
        }
      />
      {!(empty && untouched) && <BrandSearch filter={filter} onChange={changeFilter} />}
      {brands.isPending && <BrandsSkeleton />}
      {brands.isError && (
        <FailureNotice title="The brands could not be loaded" error={brands.error} retry={() => brands.refetch()} />
      )}
      {empty && untouched && <NoBrands mayWrite={mayWrite} />}
      {empty && !untouched && (
        <EmptyState
          title={q === "" ? `No brand is ${state}` : `No brand matches “${q}”`}
          action={<Button onClick={() => changeFilter({ q: "", state: "all" })}>Show all brands</Button>}
        >
          Names and domains were searched{state === "all" ? "" : `, among ${state} brands only`}.
        </EmptyState>
      )}
      {list !== undefined && !empty && (
        <div aria-busy={brands.isPlaceholderData}>
          <BrandTable brands={list.brands} mayWrite={mayWrite} />
          <Pager {...list.pagination} things="brands" onPage={(next) => changeFilter({ page: next })} />
        </div>
      )}
    </>
  );
}
