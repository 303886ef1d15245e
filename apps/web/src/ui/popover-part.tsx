"use client";

import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes";
import { FLOAT } from "./overlay-style";

export interface PopoverProps {
  /** The button that opens it: `<button>why</button>`. */
  trigger: ReactNode;
  /** What it holds, for screen readers. */
  label: string;
  side?: "top" | "right" | "bottom" | "left";
  align?: "start" | "center" | "end";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A card beside its trigger: opens on click, closes on Escape or a click elsewhere, and gives the focus back. */
export function Popover({
  trigger,
  label,
  side = "bottom",
  align = "start",
  className,
  children,
  ...state
}: PopoverProps) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={classes(FLOAT, "w-80 max-w-[calc(100vw-24px)] p-4 text-sm", className)}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
