"use client";

import type { BrandOverview } from "@marque/schema";
import { flexRender, type Row } from "@tanstack/react-table";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { brandHref } from "@/brand/address";
import { Badge } from "@/ui/badge";
import { Checkbox } from "@/ui/checkbox";
import { classes } from "@/ui/classes";
import { RowActs } from "@/ui/table";
import { Ago } from "@/ui/time";
import { COLUMN_STYLE, type LIST_FEATURES } from "./brand-columns";
import { BrandMenu } from "./brand-menu";
import { isColumn } from "./list-address";
import type { RowActions } from "./row-actions";

interface BrandRowProps extends RowActions {
  row: Row<typeof LIST_FEATURES, BrandOverview>;
  /** Of the list's, from 0. */
  index: number;
  isSelected: boolean;
  mayWrite: boolean;
  /** Which columns are shown: the row itself does not change with them. */
  columns: string;
}

/** A brand as a line of the register: 44 px, or two lines of 60 px on a phone. */
export const BrandRow = memo(function BrandRow({
  row,
  index,
  isSelected,
  mayWrite,
  onSelect,
  onSetEnabled,
  onRemove,
}: BrandRowProps) {
  const t = useTranslations("brands");
  const { id, name, website, enabled, prompts, updatedAt } = row.original;
  return (
    <tr
      // The head is the first.
      aria-rowindex={index + 2}
      aria-selected={mayWrite ? isSelected : undefined}
      className={classes(
        "group/row relative h-15 border-b border-line transition-colors sm:h-11",
        isSelected ? "bg-hover" : "hover:bg-sunk focus-within:bg-sunk",
      )}
    >
      {mayWrite && (
        <td className="relative z-1 p-0 text-center">
          <Checkbox
            label={t("select", { name })}
            labelHidden
            checked={isSelected}
            // The shift key is a click's to tell.
            onChange={() => {}}
            onClick={({ shiftKey }) => onSelect(id, shiftKey)}
            className="justify-center"
          />
        </td>
      )}
      <td className="px-2 py-0">
        <span className="flex min-w-0 items-center gap-2 leading-5">
          {/* The link covers its row: the whole of it can be clicked, and one thing is in the way of Tab. */}
          <Link
            href={brandHref(id)}
            prefetch={false}
            data-row={index}
            className="truncate font-serif text-name leading-5 font-medium no-underline after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
          {!enabled && <Badge>{t("disabled")}</Badge>}
        </span>
        <span className="flex gap-2 text-xs leading-4 text-faint">
          <span className="min-w-0 truncate">{website}</span>
          <span className="ml-auto whitespace-nowrap sm:hidden">
            {t("promptCount", { count: prompts })}
            {" · "}
            <Ago at={updatedAt} />
          </span>
        </span>
      </td>
      {row.getVisibleCells().map((cell) => {
        const { id: column, columnDef } = cell.column;
        if (!isColumn(column)) return null;
        return (
          <td key={column} className={classes("px-3 py-0", COLUMN_STYLE[column])}>
            {flexRender(columnDef.cell, cell.getContext())}
          </td>
        );
      })}
      {mayWrite && (
        <td className="relative z-1 py-0 pr-2 pl-0">
          <RowActs>
            <BrandMenu brand={row.original} onSetEnabled={onSetEnabled} onRemove={onRemove} />
          </RowActs>
        </td>
      )}
    </tr>
  );
});
