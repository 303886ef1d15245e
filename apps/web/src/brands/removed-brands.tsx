"use client";

import type { RemovedBrand } from "@marque/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { EmptyState } from "@/ui/empty-state";
import { Cell, HeadCell, Table, TableHead, TableRow } from "@/ui/table";
import { Ago, Day } from "@/ui/time";
import { BrandsSkeleton } from "./brands-skeleton";
import { cursorBehind } from "./list-address";
import { SelectionBar } from "./selection-bar";
import { useBrandActs } from "./use-brand-acts";
import { useSelection } from "./use-selection";

/** What was removed in the last 30 days, and the way back. */
export function RemovedBrands({ mayWrite }: { mayWrite: boolean }) {
  const t = useTranslations("brands");
  const trpc = useTRPC();
  const list = useInfiniteQuery(trpc.brand.removed.infiniteQueryOptions({}, { getNextPageParam: cursorBehind }));
  const brands = list.data?.pages.flatMap((page) => page.brands) ?? [];
  const { selected, toggle, toggleAll, clear } = useSelection(brands.map(({ removalId }) => removalId));
  const chosen = brands.filter(({ removalId }) => selected.has(removalId));
  const { restore } = useBrandActs();
  const place = useRef<HTMLDivElement>(null);
  const putBack = async (back: readonly RemovedBrand[]) => {
    const isDone = await restore(
      back,
      back.map(({ removalId }) => removalId),
    );
    if (!isDone) return;
    clear();
    // The button that was pressed is gone with its row.
    place.current?.focus();
  };

  if (list.isPending) return <BrandsSkeleton />;
  if (list.isError && brands.length === 0)
    return <FailureNotice title={t("notLoaded")} error={list.error} retry={() => list.refetch()} />;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {brands.length === 0 ? (
        <EmptyState title={t("none.removed")}>{t("removedHint")}</EmptyState>
      ) : (
        <>
          <p className="mb-2 text-soft">{t("removedHint")}</p>
          <Table label={t("removedTitle")}>
            <TableHead>
              {mayWrite && (
                <HeadCell className="w-10">
                  <Checkbox
                    label={t("selectAll")}
                    labelHidden
                    checked={chosen.length > 0 && chosen.length === brands.length}
                    indeterminate={chosen.length > 0 && chosen.length < brands.length}
                    onChange={toggleAll}
                  />
                </HeadCell>
              )}
              <HeadCell>{t("columns.name")}</HeadCell>
              <HeadCell className="max-sm:hidden">{t("removedBy")}</HeadCell>
              <HeadCell figure className="max-sm:hidden">
                {t("removedAt")}
              </HeadCell>
              <HeadCell figure className="max-rail:hidden">
                {t("keptUntil")}
              </HeadCell>
              {mayWrite && (
                <HeadCell>
                  <span className="sr-only">{t("actionsColumn")}</span>
                </HeadCell>
              )}
            </TableHead>
            <tbody>
              {brands.map((brand) => (
                <TableRow key={brand.removalId}>
                  {mayWrite && (
                    <Cell>
                      <Checkbox
                        label={t("select", { name: brand.name })}
                        labelHidden
                        checked={selected.has(brand.removalId)}
                        onChange={() => {}}
                        onClick={({ shiftKey }) => toggle(brand.removalId, shiftKey)}
                      />
                    </Cell>
                  )}
                  <Cell className="w-full py-1">
                    <span className="block font-serif text-name leading-5 font-medium wrap-anywhere">{brand.name}</span>
                    <span className="block text-xs leading-4 text-faint wrap-anywhere">
                      {brand.website}
                      {" · "}
                      {t("counted", { competitors: brand.competitors, prompts: brand.prompts })}
                    </span>
                  </Cell>
                  <Cell className="whitespace-nowrap max-sm:hidden">{brand.removedBy ?? "–"}</Cell>
                  <Cell figure className="text-soft max-sm:hidden">
                    <Ago at={brand.removedAt} />
                  </Cell>
                  <Cell figure className="text-soft max-rail:hidden">
                    <Day at={brand.keptUntil} />
                  </Cell>
                  {mayWrite && (
                    <Cell>
                      <Button size="small" className="max-sm:min-h-11" onClick={() => putBack([brand])}>
                        {t("restore")}
                        <span className="sr-only"> {brand.name}</span>
                      </Button>
                    </Cell>
                  )}
                </TableRow>
              ))}
            </tbody>
          </Table>
          {list.hasNextPage && (
            <div className="mt-4 text-center">
              <Button pending={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
                {t("showMore")}
              </Button>
            </div>
          )}
          <SelectionBar
            count={chosen.length}
            onClear={() => {
              clear();
              place.current?.focus();
            }}
          >
            <Button className="max-sm:min-h-11" onClick={() => putBack(chosen)}>
              <Undo2 aria-hidden="true" />
              {t("restore")}
            </Button>
          </SelectionBar>
        </>
      )}
    </div>
  );
}
