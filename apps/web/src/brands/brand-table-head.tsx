"use client";

import type { BrandOverview } from "@marque/schema";
import type { Header, ReactTable } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { Checkbox } from "@/ui/checkbox";
import { classes } from "@/ui/classes";
import { COLUMN_STYLE, type LIST_FEATURES } from "./brand-columns";
import { type ColumnName, isColumn } from "./list-address";
import { MOST_SELECTED, type Selection } from "./use-selection";

type ListHeader = Header<typeof LIST_FEATURES, BrandOverview, unknown>;

interface BrandTableHeadProps {
  table: ReactTable<typeof LIST_FEATURES, BrandOverview>;
  selection: Selection;
  /** So many rows are loaded. */
  loaded: number;
  mayWrite: boolean;
}

/** Sorts by a click on a column's name, and selects what is loaded. Stays in sight; on a phone only to screen readers. */
export function BrandTableHead({ table, selection, loaded, mayWrite }: BrandTableHeadProps) {
  const t = useTranslations("brands");
  const { selected, toggleAll } = selection;
  const isAll = selected.size > 0 && selected.size >= Math.min(loaded, MOST_SELECTED);
  return (
    <thead className="text-xs font-medium text-faint rail:sticky rail:top-0 rail:z-10 rail:bg-paper">
      <tr aria-rowindex={1} className="h-9 shadow-[inset_0_-1px_var(--color-line)]">
        {mayWrite && (
          <th scope="col" className="w-10 p-0">
            <Checkbox
              label={t("selectAll")}
              labelHidden
              checked={isAll}
              indeterminate={!isAll && selected.size > 0}
              onChange={toggleAll}
              className="justify-center"
            />
          </th>
        )}
        {table
          .getHeaderGroups()
          .flatMap(({ headers }) => headers.map((header) => <HeadCell key={header.id} header={header} />))}
        {mayWrite && (
          <th scope="col" className="w-12 p-0">
            <span className="sr-only">{t("actionsColumn")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function HeadCell({ header: { column } }: { header: ListHeader }) {
  const t = useTranslations("brands");
  const direction = column.getIsSorted();
  const name: ColumnName | "name" = isColumn(column.id) ? column.id : "name";
  const Arrow = direction === "asc" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={direction === false ? undefined : direction === "asc" ? "ascending" : "descending"}
      className={classes(
        "py-0 font-medium whitespace-nowrap",
        name === "name" ? "px-2" : ["px-3", COLUMN_STYLE[name], "text-faint"].join(" "),
      )}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={classes(
            "inline-flex min-h-7 items-center gap-1 rounded-control font-medium hover:text-ink [&_svg]:size-3",
            direction !== false && "text-ink",
          )}
        >
          {t(`columns.${name}`)}
          {direction !== false && <Arrow aria-hidden="true" />}
        </button>
      ) : (
        t(`columns.${name}`)
      )}
    </th>
  );
}
