import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { classes } from "./classes";

interface TableProps {
  label: string;
  /** Columns as wide as their heads say, whatever stands in them: one row of hundreds that changes moves none of the others. */
  fixed?: boolean;
  children: ReactNode;
}

/** A table over the whole column; scrolls sideways in itself when the window is narrower than its words. */
export function Table({ label, fixed = false, children }: TableProps) {
  return (
    <div className="relative overflow-x-auto">
      <table aria-label={label} className={classes("w-full border-collapse text-left", fixed && "table-fixed")}>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="border-b border-line">
      <tr>{children}</tr>
    </thead>
  );
}

interface CellProps {
  /** Right-aligned with tabular figures. */
  figure?: boolean;
}

const edge = "first:pl-2 last:pr-2 px-3";
const figures = (figure: boolean | undefined) => (figure === true ? "text-right figures" : undefined);

export function HeadCell({ figure, className, ...rest }: ComponentProps<"th"> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={classes(edge, "h-9 text-xs font-medium whitespace-nowrap text-faint", figures(figure), className)}
    />
  );
}

/** Over a column of acts, which say themselves what they are: read out only. */
export function ActionsHeadCell() {
  const t = useTranslations("common");
  return (
    <HeadCell>
      <span className="sr-only">{t("actions")}</span>
    </HeadCell>
  );
}

/** A row of 44 px, or 36 px with `compact`. Its acts appear on hover and on focus: give them `row-acts`. */
export function TableRow({ compact = false, className, ...rest }: ComponentProps<"tr"> & { compact?: boolean }) {
  return (
    <tr
      {...rest}
      className={classes(
        "group/row relative border-b border-line transition-colors last:border-b-0 hover:bg-sunk focus-within:bg-sunk",
        compact ? "h-9" : "h-11",
        className,
      )}
    />
  );
}

/** A cell; `compact` in a row that is. */
export function Cell({
  figure,
  compact,
  className,
  ...rest
}: ComponentProps<"td"> & CellProps & { compact?: boolean }) {
  const height = compact === true ? "py-0.5" : "py-2";
  return <td {...rest} className={classes(edge, height, "align-middle", figures(figure), className)} />;
}

/** The row's acts: seen while the row is pointed at, holds the focus or has its menu open; always on touch screens. */
export function RowActs({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center justify-end gap-1 transition-opacity [@media(hover:hover)]:opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 has-[[data-state=open]]:opacity-100">
      {children}
    </div>
  );
}
