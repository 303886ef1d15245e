"use client";

import type { BrandOverview } from "@marque/schema";
import { type SortingState, useTable } from "@tanstack/react-table";
import { useTranslations } from "next-intl";
import { type RefObject, useMemo } from "react";
import { BRAND_COLUMNS, LIST_FEATURES } from "./brand-columns";
import { BrandRow } from "./brand-row";
import { BrandTableHead } from "./brand-table-head";
import { COLUMNS, type ListView, SORTS } from "./list-address";
import type { RowActions } from "./row-actions";
import { useListWindow } from "./use-list-window";
import type { Selection } from "./use-selection";

interface BrandTableProps extends RowActions {
  brands: BrandOverview[];
  /** How many there are in all; `undefined` when that is not known. */
  total: number | undefined;
  view: ListView;
  onSort: (sort: ListView["sort"]) => void;
  selection: Selection;
  mayWrite: boolean;
  /** Loads what is behind the last row. */
  onEnd: () => void;
  table: RefObject<HTMLTableElement | null>;
}

const sortingOf = (sort: ListView["sort"]): SortingState => [{ id: sort.replace("-", ""), desc: sort.startsWith("-") }];
const sortOf = ([sorting]: SortingState): ListView["sort"] =>
  SORTS.find((each) => each === `${sorting?.desc === true ? "-" : ""}${sorting?.id}`) ?? "-createdAt";

const idOf = ({ id }: BrandOverview) => id;

/** The register: of its rows those that are in the window are drawn, however many there are. */
export function BrandTable({
  brands,
  total,
  view,
  onSort,
  selection,
  mayWrite,
  onEnd,
  table: element,
  ...actions
}: BrandTableProps) {
  const t = useTranslations("brands");
  const { columns, sort } = view;
  const sorting = useMemo(() => sortingOf(sort), [sort]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(COLUMNS.map((each) => [each, columns.includes(each)])),
    [columns],
  );
  const table = useTable({
    features: LIST_FEATURES,
    columns: BRAND_COLUMNS,
    data: brands,
    getRowId: idOf,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, columnVisibility },
    onSortingChange: (change) => onSort(sortOf(typeof change === "function" ? change(sorting) : change)),
  });
  const { rows } = table.getRowModel();
  const slots = useListWindow({ count: rows.length, table: element, onEnd });
  const shownColumns = columns.join();
  return (
    <table
      ref={element}
      aria-label={t("title")}
      aria-rowcount={total === undefined ? -1 : total + 1}
      className="w-full table-fixed border-collapse text-left"
    >
      <BrandTableHead table={table} selection={selection} loaded={rows.length} mayWrite={mayWrite} />
      <tbody>
        {slots.map((slot) => {
          if (!("index" in slot)) return <Gap key={`before ${slot.before}`} height={slot.height} />;
          const row = rows[slot.index];
          if (row === undefined) return null;
          return (
            <BrandRow
              key={row.id}
              row={row}
              index={slot.index}
              isSelected={selection.selected.has(row.id)}
              mayWrite={mayWrite}
              columns={shownColumns}
              {...actions}
            />
          );
        })}
      </tbody>
    </table>
  );
}

/** Stands for rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
  <tr aria-hidden="true">
    <td style={{ height }} className="p-0" />
  </tr>
);
