import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { classes } from "./classes";

export type LinkButtonProps = ComponentProps<typeof Link> & ButtonStyle;

/** A link that looks like a button: for going somewhere, where a button is for doing something. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={classes(buttonStyle({ variant, size }), className)} />;
}
