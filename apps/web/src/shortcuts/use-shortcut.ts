"use client";

import { useEffect, useRef } from "react";
import { registerShortcut, type Shortcut } from "./registry";

type ShortcutOptions = Pick<Shortcut, "repeats" | "needsFocus">;

/**
 * While this is drawn, pressing the keys does the act; the sheet of all keys and the palette list it.
 *
 * @param keys `g b`, `/`, `mod+s`. @param label what it does: `Search brands`.
 */
export function useShortcut(keys: string, label: string, act: Shortcut["act"], more: ShortcutOptions = {}): void {
  const { repeats = false, needsFocus = false } = more;
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(
    () => registerShortcut({ keys, label, act: (isShifted) => latest.current(isShifted), repeats, needsFocus }),
    [keys, label, repeats, needsFocus],
  );
}
