"use client";

import { useCallback, useRef, useState } from "react";

/** As many as the API changes in one act. */
export const MOST_SELECTED = 500;

export interface Selection {
  selected: ReadonlySet<string>;
  /** Selects or deselects one; with `isRange` all from the one before to it. */
  toggle: (id: string, isRange: boolean) => void;
  /** Selects all, or as many as can be changed at once; deselects them where they all are. */
  toggleAll: () => void;
  /** Deselects what is no longer in the list. */
  drop: (ids: ReadonlySet<string>) => void;
  clear: () => void;
}

/** Which of the things in a list are selected. @param ids all that are loaded, in order. */
export function useSelection(ids: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const loaded = useRef(ids);
  loaded.current = ids;

  const toggle = useCallback((id: string, isRange: boolean) => {
    const from = anchor.current === undefined ? -1 : loaded.current.indexOf(anchor.current);
    const to = loaded.current.indexOf(id);
    const range =
      isRange && from >= 0 && to >= 0 ? loaded.current.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    anchor.current = id;
    setSelected((before) => {
      const after = new Set(before);
      const isOn = !before.has(id);
      for (const each of range)
        if (!isOn) after.delete(each);
        else if (after.size < MOST_SELECTED) after.add(each);
      return after;
    });
  }, []);
  const toggleAll = useCallback(() => {
    const most = loaded.current.slice(0, MOST_SELECTED);
    setSelected((before) => (most.every((id) => before.has(id)) ? new Set() : new Set(most)));
  }, []);
  const drop = useCallback(
    (gone: ReadonlySet<string>) => setSelected((before) => new Set([...before].filter((id) => !gone.has(id)))),
    [],
  );
  const clear = useCallback(() => setSelected(new Set()), []);
  return { selected, toggle, toggleAll, drop, clear };
}
