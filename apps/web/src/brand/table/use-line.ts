"use client";

import { useEffect, useRef, useState } from "react";

/** A line that is edited: with what, and what was said against it. */
export interface LineEditing<T> {
  values: T;
  /** What the values were when editing began, and when the brand was changed last by then. */
  base: T;
  since: string;
  /** The field that the person went for. */
  focus: string | undefined;
  /** Why it was not saved, field by field; `""` for the line as a whole. */
  faults: Readonly<Record<string, string>>;
}

/** Opens and closes a line in its place: when it closes, the focus goes back to what opened it. */
export function useLine<T>() {
  const [editing, setEditing] = useState<LineEditing<T>>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    const nothingHasFocus = document.activeElement === null || document.activeElement === document.body;
    if (wasEditing.current && editing === undefined && nothingHasFocus) opener.current?.focus();
    wasEditing.current = editing !== undefined;
  }, [editing]);
  return { editing, setEditing, opener };
}
