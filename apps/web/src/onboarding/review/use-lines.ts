"use client";

import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ListEdit } from "@/brand/draft/edit-list";
import type { EntryList } from "@/brand/draft/entry";
import { useUndoable } from "./undo";
import { useRoving } from "./use-roving";

/** For so long a line that was pointed out looks so. */
const POINTED_MILLISECONDS = 2_500;

/** What one can do to the lines of a list, whatever they hold. Nothing of it changes while its lines do. */
export interface LineActs {
  open: (key: string) => void;
  close: (key: string) => void;
  remove: (key: string) => void;
  tick: (key: string, ticked: boolean) => void;
}

/**
 * The lines of a list that is edited in place: which are open, which has the focus, which is pointed out. What is removed
 * can be put back.
 *
 * @param shown the keys on the screen, in their order.
 * @param nameOf what the removal of a line is told by.
 */
export function useLines<Value>(
  list: EntryList<Value>,
  shown: readonly string[],
  nameOf: (value: Value) => string,
  onEdit: (edit: ListEdit<Value>) => void,
) {
  const t = useTranslations("onboarding.review");
  const undoable = useUndoable();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [pointedOut, setPointedOut] = useState<string>();
  const closed = useRef<string>(undefined);
  const latest = useRef({ list, nameOf, t });
  useEffect(() => {
    latest.current = { list, nameOf, t };
  });

  const open = useCallback((key: string) => setOpened((before) => new Set([...before, key])), []);
  const close = useCallback((key: string) => {
    closed.current = key;
    setOpened((before) => new Set([...before].filter((each) => each !== key)));
  }, []);
  const tick = useCallback((key: string, ticked: boolean) => onEdit({ do: "tick", keys: [key], ticked }), [onEdit]);
  const leaveRow = useRef<(key: string) => void>(() => {});
  const remove = useCallback(
    (key: string) => {
      const { list: before, nameOf: name, t: say } = latest.current;
      const at = before.entries.findIndex((entry) => entry.key === key);
      const entry = before.entries[at];
      if (entry === undefined) return;
      leaveRow.current(key);
      onEdit({ do: "remove", key });
      undoable(say("removed", { name: name(entry.value) }), () => onEdit({ do: "put-back", entry, at }));
    },
    [onEdit, undoable],
  );
  const roving = useRoving(shown, { onEdit: open, onRemove: remove });
  useEffect(() => {
    leaveRow.current = roving.leaveRow;
  }, [roving.leaveRow]);
  useEffect(() => {
    // A line that closed keeps the focus, as a line.
    if (closed.current === undefined) return;
    roving.focusRow(closed.current);
    closed.current = undefined;
  });

  /** Shows which line it is that somebody was about to add again. */
  const pointOut = (key: string) => {
    setPointedOut(key);
    const row = [...(roving.list.current?.querySelectorAll("[data-key]") ?? [])].find(
      (each) => each.getAttribute("data-key") === key,
    );
    row?.scrollIntoView({ block: "nearest" });
  };
  useEffect(() => {
    if (pointedOut === undefined) return;
    const timer = setTimeout(() => setPointedOut(undefined), POINTED_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [pointedOut]);

  const acts = useMemo<LineActs>(() => ({ open, close, remove, tick }), [open, close, remove, tick]);
  return { ...roving, opened, pointedOut, pointOut, acts };
}
