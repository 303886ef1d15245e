import type { ComponentProps, ReactNode } from "react";
import { classes } from "@/ui/classes";
import { FieldError } from "@/ui/field-error";
import { IconButton, type IconButtonProps } from "@/ui/icon-button";

/** One line of a list that is being edited, 40 px and more, on a hairline. */
export function Row({ fault, children, ...rest }: ComponentProps<"li"> & { fault?: string | undefined }) {
  return (
    <li
      {...rest}
      data-entry
      data-fault={fault === undefined ? undefined : true}
      className={classes(
        "group/row flex min-h-11 flex-wrap items-center gap-x-2.5 border-b border-line py-1 transition-colors rail:min-h-9 rail:py-0.5 animate-veil",
        "focus-within:bg-sunk hover:bg-sunk",
      )}
    >
      {children}
    </li>
  );
}

/** The acts on a line: seen while it is pointed at or holds the focus, always on touch screens. */
export function RowActs({ children }: { children: ReactNode }) {
  return (
    <div className="ml-auto flex shrink-0 items-center transition-opacity [@media(hover:hover)]:opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100">
      {children}
    </div>
  );
}

export function RowButton({ className, ...rest }: IconButtonProps) {
  return <IconButton {...rest} className={classes("size-7 aria-disabled:opacity-35", className)} />;
}

/** What was refused about a line, right under it. */
export function RowFault({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <div className="w-full pb-1.5 pl-8">
      <FieldError>{children}</FieldError>
    </div>
  );
}
