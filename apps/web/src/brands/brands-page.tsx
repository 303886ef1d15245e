"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useQueryStates } from "nuqs";
import { useCallback, useEffect, useRef } from "react";
import { useSession } from "@/auth/session-context";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { EmptyState } from "@/ui/empty-state";
import { LinkButton } from "@/ui/link-button";
import { PageHeader } from "@/ui/page-header";
import { BrandFiles } from "./brand-files";
import { BrandToolbar } from "./brand-toolbar";
import { BrandsSkeleton } from "./brands-skeleton";
import { useRememberList } from "./last-list";
import { LIST_ADDRESS, type ListView, writeListView } from "./list-address";
import { ListedBrands } from "./listed-brands";
import { NoBrands } from "./no-brands";
import { RemovedBrands } from "./removed-brands";
import { useBrandList } from "./use-brand-list";

/** The register itself. */
export function BrandsPage() {
  const t = useTranslations("brands");
  const format = useFormatter();
  const mayWrite = useSession().role !== "viewer";
  const [view, changeView] = useQueryStates(LIST_ADDRESS);
  const { q, state } = view;
  const searchField = useRef<HTMLInputElement>(null);
  useRememberList(writeListView(view));
  const list = useBrandList(view);
  const change = useCallback((changed: Partial<ListView>) => void changeView(changed), [changeView]);
  const search = useCallback((words: string) => void changeView({ q: words }), [changeView]);

  // Another list begins at its top.
  const shown = `${view.q} ${view.state} ${view.sort}`;
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) window.scrollTo({ top: 0, behavior: "instant" });
    before.current = shown;
  }, [shown]);

  const isOfRemoved = state === "removed";
  const isNarrowed = q !== "" || state !== "all";
  const isEmpty = list.isSuccess && list.brands.length === 0 && !list.hasNextPage;
  const isUntouched = isEmpty && !isNarrowed;
  const totalShown = t(list.isTotalLeast ? "atLeast" : "exactly", { count: format.number(list.total) });
  return (
    <>
      <PageHeader
        title={
          <>
            {t("title")}
            {list.isSuccess && !isOfRemoved && !isUntouched && (
              <span className="text-faint figures"> {totalShown}</span>
            )}
          </>
        }
        action={
          !isUntouched && (
            <>
              <BrandFiles filter={{ q, state: isOfRemoved ? "all" : state }} mayWrite={mayWrite} />
              {mayWrite && (
                <LinkButton href="/brands/new" variant="primary">
                  {t("add")}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {!isUntouched && <BrandToolbar view={view} onChange={change} onSearch={search} searchField={searchField} />}
      {isOfRemoved ? (
        <RemovedBrands mayWrite={mayWrite} />
      ) : (
        <>
          <p role="status" className="sr-only">
            {list.isSuccess &&
              !list.isPlaceholderData &&
              isNarrowed &&
              t("found", { total: totalShown, count: list.total })}
          </p>
          {list.isPending && <BrandsSkeleton />}
          {list.isError && list.brands.length === 0 && (
            <FailureNotice title={t("notLoaded")} error={list.error} retry={() => list.refetch()} />
          )}
          {isUntouched && <NoBrands mayWrite={mayWrite} />}
          {isEmpty && isNarrowed && (
            <EmptyState
              title={q === "" ? t(`none.${state}`) : t("noMatch", { q })}
              action={<Button onClick={() => change({ q: "", state: "all" })}>{t("showAll")}</Button>}
            >
              {q !== "" && t(state === "all" ? "searched" : `searchedAmong.${state}`)}
            </EmptyState>
          )}
          {list.brands.length > 0 && (
            <ListedBrands
              list={list}
              view={view}
              totalShown={totalShown}
              onSort={(sort) => change({ sort })}
              mayWrite={mayWrite}
              searchField={searchField}
            />
          )}
          {list.isError && list.brands.length > 0 && (
            <FailureNotice
              title={t("moreNotLoaded")}
              error={list.error}
              retry={() => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
            />
          )}
        </>
      )}
    </>
  );
}
