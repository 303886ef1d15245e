"use client";

import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { classes } from "./classes";
import { Spinner } from "./spinner";

export interface ButtonProps extends ComponentProps<"button">, ButtonStyle {
  /** While true the button keeps its focus and place but does nothing. */
  pending?: boolean | undefined;
}

/** A button of 28, 36 or 44 px. It is no submit button unless `type="submit"` says so. */
export function Button({
  variant,
  size,
  pending = false,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // `disabled` would throw the focus back to the page; a prevented click stops a form's submit as well.
  const click = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-disabled={pending || rest["aria-disabled"]}
      aria-busy={pending || undefined}
      className={classes(buttonStyle({ variant, size }), className)}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
