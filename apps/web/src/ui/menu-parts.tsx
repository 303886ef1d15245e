"use client";

import { DropdownMenu } from "radix-ui";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { classes } from "./classes";
import { FLOAT } from "./overlay-style";
import { PhoneVeil } from "./phone-veil";

interface OpenMenuProps {
  trigger: ReactNode;
  align: "start" | "center" | "end";
  side: "top" | "bottom";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opened by a key, before this was here to hear it: the first entry takes the focus. */
  openedByKey: boolean;
  children: ReactNode;
}

export const { Item: MenuEntry, Label: MenuHeading, Separator: MenuLine } = DropdownMenu;

/** The menu itself, loaded when one is opened first. */
export function OpenMenu({ trigger, align, side, open, onOpenChange, openedByKey, children }: OpenMenuProps) {
  const isFirst = useRef(true);
  const focusFirst = (content: HTMLDivElement | null) => {
    if (content === null || !isFirst.current) return;
    isFirst.current = false;
    if (openedByKey) content.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  // Opened by the whole click and not by the press, as Radix does it: a sheet would be under the pointer by the time it is
  // let go, and the entry there would be taken.
  const wasOpen = useRef(false);
  const press = (event: PointerEvent) => {
    wasOpen.current = open;
    event.preventDefault();
  };
  const release = () => {
    if (!wasOpen.current) onOpenChange(true);
    wasOpen.current = false;
  };
  return (
    // Not modal: a modal menu hides the whole page from screen readers, landmarks and headings included.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild onPointerDown={press} onClick={release}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <PhoneVeil onTap={() => onOpenChange(false)}>
          <DropdownMenu.Content
            ref={focusFirst}
            align={align}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            // A long one scrolls, which needs something in it that takes the focus (WCAG 2.1.1); Tab stays with Radix.
            tabIndex={0}
            className={classes(FLOAT, "min-w-44 p-1")}
          >
            {children}
          </DropdownMenu.Content>
        </PhoneVeil>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
