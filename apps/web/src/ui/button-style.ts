import { classes } from "./classes";

/** `primary` once a page at most: it wears the seal's colour. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
/** 28, 36 and 44 px high. */
export type ButtonSize = "small" | "medium" | "large";

export interface ButtonStyle {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-seal text-on-seal border-transparent hover:bg-seal-hover",
  secondary: "bg-raised text-ink border-edge hover:bg-hover",
  quiet: "bg-transparent text-soft border-transparent hover:bg-hover hover:text-ink",
  danger: "bg-danger-strong text-on-seal border-transparent hover:opacity-90",
};

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-7 px-2.5 py-0.5 text-sm",
  medium: "min-h-9 px-3.5 py-1 text-base",
  large: "min-h-11 px-5 py-2 text-base",
};

/** What a button looks like; a link that acts as a page's main action looks the same. */
export const buttonStyle = ({ variant = "secondary", size = "medium" }: ButtonStyle): string =>
  classes(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap no-underline select-none",
    "transition-colors aria-disabled:opacity-60 disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
    VARIANTS[variant],
    SIZES[size],
  );
