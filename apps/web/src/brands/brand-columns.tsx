"use client";

import type { BrandOverview } from "@marque/schema";
import { columnVisibilityFeature, createColumnHelper, rowSortingFeature, tableFeatures } from "@tanstack/react-table";
import { useFormatter } from "next-intl";
import { Ago, Day } from "@/ui/time";
import type { ColumnName } from "./list-address";

/** The API sorts; the table knows by what, and which columns are shown. */
export const LIST_FEATURES = tableFeatures({ rowSortingFeature, columnVisibilityFeature });

/** A nought is no news: it steps back. */
function Count({ of }: { of: number }) {
  const format = useFormatter();
  return <span className={of === 0 ? "text-faint" : undefined}>{format.number(of)}</span>;
}

const helper = createColumnHelper<typeof LIST_FEATURES, BrandOverview>();

/** The columns beside the name. Those of times come down from the latest when they are sorted by first. */
export const BRAND_COLUMNS = helper.columns([
  helper.accessor("name", { sortDescFirst: false }),
  helper.accessor("competitors", { enableSorting: false, cell: ({ getValue }) => <Count of={getValue()} /> }),
  helper.accessor("prompts", { enableSorting: false, cell: ({ getValue }) => <Count of={getValue()} /> }),
  helper.accessor("domains", { enableSorting: false, cell: ({ getValue }) => <Count of={getValue()} /> }),
  helper.accessor("changedBy", { enableSorting: false, cell: ({ getValue }) => getValue() ?? "–" }),
  helper.accessor("updatedAt", { sortDescFirst: true, cell: ({ getValue }) => <Ago at={getValue()} /> }),
  helper.accessor("createdAt", { sortDescFirst: true, cell: ({ getValue }) => <Day at={getValue()} /> }),
]);

/** How wide a column is, and where its words stand. What the window has no room for leaves it; the name stays. */
export const COLUMN_STYLE: Record<ColumnName, string> = {
  competitors: "w-26 text-right figures max-rail:hidden",
  prompts: "w-22 text-right figures max-sm:hidden",
  domains: "w-22 text-right figures max-rail:hidden",
  changedBy: "w-36 truncate max-wide:hidden",
  updatedAt: "w-26 text-right text-soft figures max-sm:hidden",
  createdAt: "w-30 text-right text-soft figures max-rail:hidden",
};
