import type { ComponentProps } from "react";
import { classes } from "@/ui/classes";

interface CellButtonProps extends ComponentProps<"button"> {
  /** What it opens: `Edit Acme`. */
  label: string;
}

/** What stands in a cell and is edited there: a click opens its line. */
export function CellButton({ label, className, ...rest }: CellButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      data-cell
      aria-label={label}
      className={classes(
        "min-h-7 w-full min-w-6 cursor-text rounded-control text-left wrap-anywhere decoration-edge decoration-dotted underline-offset-4 hover:underline",
        className,
      )}
    />
  );
}
