import type { ComponentProps } from "react";
import { classes } from "./classes";

export interface IconButtonProps extends ComponentProps<"button"> {
  /** What the button does, for those who don't see the icon. */
  label: string;
}

/** A square of 32 px with one icon in it. */
export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        "inline-flex size-8 shrink-0 items-center justify-center rounded-control text-soft transition-colors",
        "hover:bg-hover hover:text-ink data-[state=open]:bg-hover data-[state=open]:text-ink disabled:opacity-50 [&_svg]:size-4",
        className,
      )}
    />
  );
}
