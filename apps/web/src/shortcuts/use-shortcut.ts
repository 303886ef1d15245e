"use client";

import { useEffect, useRef } from "react";
import { registerShortcut } from "./registry";

/**
 * While this is drawn, pressing the keys does the act; the sheet of all keys and the palette list it.
 *
 * @param keys `g b`, `/`, `mod+s`. @param label what it does: `Search brands`.
 */
export function useShortcut(keys: string, label: string, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => registerShortcut({ keys, label, act: () => latest.current() }), [keys, label]);
}
