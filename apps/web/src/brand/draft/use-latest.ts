"use client";

import { useCallback, useRef, useState } from "react";

/** State that can also be read within the event that changed it, before React has drawn it. */
export function useLatest<Value>(initial: Value | (() => Value)) {
  const [value, draw] = useState(initial);
  const current = useRef(value);
  const change = useCallback((next: (before: Value) => Value) => {
    current.current = next(current.current);
    draw(current.current);
  }, []);
  const latest = useCallback(() => current.current, []);
  return { value, change, latest };
}
