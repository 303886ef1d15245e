"use client";

import { useEffect, useRef, useState } from "react";

/** A line that opens in place: when it closes, the focus goes back to the button that opened it. */
export function useRowEditing() {
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, open: () => setEditing(true), close: () => setEditing(false), opener };
}
