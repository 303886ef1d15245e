"use client";

import { useState } from "react";
import { ClosedTrigger } from "./closed-trigger";
import { lazyPart } from "./lazy-part";
import type { PopoverProps } from "./popover-part";

const part = lazyPart(() => import("./popover-part"));

/**
 * A card beside its trigger, on a phone a sheet at the foot of the window: opens on click, closes on Escape or a click
 * elsewhere, and gives the focus back.
 */
export function Popover({ trigger, open, onOpenChange, ...rest }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const loaded = part.usePart(isOpen);
  const change = (to: boolean) => {
    setOwnOpen(to);
    onOpenChange?.(to);
  };
  if (loaded === undefined)
    return <ClosedTrigger trigger={trigger} opens="dialog" onOpen={() => change(true)} preload={part.preload} />;
  return <loaded.OpenPopover {...rest} trigger={trigger} open={isOpen} onOpenChange={change} />;
}
