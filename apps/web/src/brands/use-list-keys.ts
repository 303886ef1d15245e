"use client";

import { useEffect, useRef } from "react";

interface ListKeys {
  /** Goes to the row after the one that has the focus, or before. */
  move: (by: 1 | -1) => void;
  /** Selects the row that has the focus; with shift all up to it. */
  select: (isRange: boolean) => void;
  search: () => void;
}

/** Whatever is typed into, or has keys of its own: a key there means itself. */
const HAS_OWN_KEYS =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]";

/** `/` searches, `j` and `k` move from row to row, `x` selects. Enter opens, for a row's link has the focus. */
export function useListKeys(keys: ListKeys): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(HAS_OWN_KEYS) !== null) return;
      const { move, select, search } = current.current;
      const acts: Record<string, () => void> = {
        j: () => move(1),
        k: () => move(-1),
        x: () => select(shiftKey),
        "/": search,
      };
      const act = acts[key.toLowerCase()];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
