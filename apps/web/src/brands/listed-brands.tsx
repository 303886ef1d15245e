"use client";

import { CirclePause, CirclePlay, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { Button } from "@/ui/button";
import { BrandTable } from "./brand-table";
import { firstRowInSight, focusedRow, focusRow } from "./focus-row";
import type { ListView } from "./list-address";
import { SelectionBar } from "./selection-bar";
import { type Named, useBrandActs } from "./use-brand-acts";
import type { useBrandList } from "./use-brand-list";
import { useListKeys } from "./use-list-keys";
import { useSelection } from "./use-selection";

interface ListedBrandsProps {
  list: ReturnType<typeof useBrandList>;
  view: ListView;
  /** The total as it is shown. */
  totalShown: string;
  onSort: (sort: ListView["sort"]) => void;
  mayWrite: boolean;
  searchField: RefObject<HTMLInputElement | null>;
}

/** The table, what is selected of it, and the keys that move in it. */
export function ListedBrands({ list, view, totalShown, onSort, mayWrite, searchField }: ListedBrandsProps) {
  const t = useTranslations("brands");
  const { brands, total, isTotalLeast, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = list;
  const table = useRef<HTMLTableElement>(null);
  const selection = useSelection(brands.map(({ id }) => id));
  const { selected, toggle, drop, clear } = selection;
  const { setEnabled, remove } = useBrandActs();
  const chosen = brands.filter(({ id }) => selected.has(id));

  const toRow = useCallback(
    (index: number) => {
      if (table.current !== null) focusRow(table.current, index);
      // The last brand went, and the table with it.
      else (searchField.current ?? document.getElementById("main"))?.focus();
    },
    [searchField],
  );
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage && !isPlaceholderData) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage]);

  /** The row whose place is taken by the next one once it is removed. */
  const vacated = useRef<number>(undefined);
  useEffect(() => {
    if (vacated.current === undefined) return;
    const index = Math.min(vacated.current, brands.length - 1);
    vacated.current = undefined;
    // A menu that closes gives the focus back first.
    const frame = requestAnimationFrame(() => toRow(Math.max(index, 0)));
    return () => cancelAnimationFrame(frame);
  }, [brands, toRow]);
  useEffect(
    () => () => {
      if (vacated.current !== undefined) requestAnimationFrame(() => toRow(0));
    },
    [toRow],
  );
  const current = useRef({ brands, setEnabled, remove });
  current.current = { brands, setEnabled, remove };
  const onRemove = useCallback(
    async (removed: readonly Named[]) => {
      const ids = new Set(removed.map(({ id }) => id));
      vacated.current = current.current.brands.findIndex(({ id }) => ids.has(id));
      if (await current.current.remove(removed)) drop(ids);
    },
    [drop],
  );
  const onSetEnabled = useCallback((switched: readonly Named[], enabled: boolean) => {
    void current.current.setEnabled(switched, enabled);
  }, []);

  useListKeys({
    move: (by) => {
      const from = focusedRow();
      if (from !== undefined) toRow(Math.min(Math.max(from + by, 0), brands.length - 1));
      else if (table.current !== null) toRow(firstRowInSight(table.current));
    },
    select: (isRange) => {
      const brand = brands[focusedRow() ?? -1];
      if (mayWrite && brand !== undefined) toggle(brand.id, isRange);
    },
    search: () => searchField.current?.focus(),
  });

  return (
    <div aria-busy={isPlaceholderData}>
      <BrandTable
        brands={brands}
        total={isTotalLeast ? undefined : total}
        view={view}
        onSort={onSort}
        selection={selection}
        mayWrite={mayWrite}
        onEnd={onEnd}
        table={table}
        onSelect={toggle}
        onSetEnabled={onSetEnabled}
        onRemove={onRemove}
      />
      {isFetchingNextPage && <p className="py-3 text-center text-sm text-faint">{t("loadingMore")}</p>}
      <SelectionBar
        count={chosen.length}
        loadedOf={hasNextPage ? { loaded: brands.length, total: totalShown } : undefined}
        onClear={() => {
          clear();
          toRow(table.current === null ? 0 : firstRowInSight(table.current));
        }}
      >
        <Button className="max-sm:min-h-11" onClick={() => onSetEnabled(chosen, true)}>
          <CirclePlay aria-hidden="true" />
          {t("enable")}
        </Button>
        <Button className="max-sm:min-h-11" onClick={() => onSetEnabled(chosen, false)}>
          <CirclePause aria-hidden="true" />
          {t("disable")}
        </Button>
        <Button className="max-sm:min-h-11" onClick={() => void onRemove(chosen)}>
          <Trash2 aria-hidden="true" />
          {t("remove")}
        </Button>
      </SelectionBar>
    </div>
  );
}
