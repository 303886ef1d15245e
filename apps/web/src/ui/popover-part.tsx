"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classes } from "./classes";
import { IconButton } from "./icon-button";
import { FLOAT } from "./overlay-style";
import { PhoneVeil } from "./phone-veil";

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

interface OpenPopoverProps extends Omit<PopoverProps, "open" | "onOpenChange"> {
  trigger: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The popover itself, loaded when one is opened first. */
export function OpenPopover({
  trigger,
  label,
  side = "bottom",
  align = "start",
  className,
  children,
  ...state
}: OpenPopoverProps) {
  const t = useTranslations("common");
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <PhoneVeil onTap={() => state.onOpenChange(false)}>
          <Radix.Content
            aria-label={label}
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={12}
            className={classes(FLOAT, "w-80 max-w-[calc(100vw-24px)] p-4 text-sm", className)}
          >
            {children}
            {/* On a phone it is a sheet, with nothing beside it to tap on but the veil. */}
            <Radix.Close asChild>
              <IconButton label={t("close")} className="absolute top-2 right-2 size-11 phone:hidden">
                <X aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </Radix.Content>
        </PhoneVeil>
      </Radix.Portal>
    </Radix.Root>
  );
}
