"use client";

import { useState } from "react";
import { ClosedTrigger } from "./closed-trigger";
import type { DialogProps } from "./dialog-part";
import { lazyPart } from "./lazy-part";

const part = lazyPart(() => import("./dialog-part"));

/** A sheet over the page that holds the focus until it is closed; at the foot of the window on a phone. */
export function Dialog({ open, onOpenChange, ...rest }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const loaded = part.usePart(isOpen);
  const change = (to: boolean) => {
    setOwnOpen(to);
    onOpenChange?.(to);
  };
  if (loaded === undefined)
    return <ClosedTrigger trigger={rest.trigger} opens="dialog" onOpen={() => change(true)} preload={part.preload} />;
  return <loaded.OpenDialog {...rest} open={isOpen} onOpenChange={change} />;
}
