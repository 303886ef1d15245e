"use client";

import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from "react";

interface RovingActs {
  onEdit: (key: string) => void;
  onRemove: (key: string) => void;
}

const rowOf = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>("[data-key]") : null;

const isWrittenIn = (element: EventTarget): boolean =>
  element instanceof HTMLInputElement && element.type !== "checkbox";

/**
 * One stop for Tab in a list of any length: arrow keys move between lines and, sideways, between what is in a line; Home and
 * End go to its ends. Space ticks, as it does by itself; Enter edits and Delete removes. Lines have `data-key` and a
 * checkbox, and what else is in them has `data-roving`.
 */
export function useRoving(keys: readonly string[], { onEdit, onRemove }: RovingActs) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const active = chosen !== undefined && keys.includes(chosen) ? chosen : keys[0];

  const rows = useCallback(() => [...(list.current?.querySelectorAll<HTMLElement>("[data-key]") ?? [])], []);
  const focusRow = useCallback(
    (key: string) => {
      const row = rows().find((each) => each.dataset.key === key);
      (row?.querySelector<HTMLElement>("input[type=checkbox]") ?? row?.querySelector<HTMLElement>("input"))?.focus();
    },
    [rows],
  );
  /** Moves the focus off a line that is about to go; to what adds, when it was the only one. */
  const leaveRow = useCallback(
    (key: string) => {
      const all = rows();
      const at = all.findIndex((row) => row.dataset.key === key);
      const beside = all[at + 1] ?? all[at - 1];
      if (beside?.dataset.key !== undefined) focusRow(beside.dataset.key);
      else list.current?.querySelector<HTMLElement>("[data-add]")?.focus();
    },
    [rows, focusRow],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    const key = row?.dataset.key;
    if (row === null || key === undefined || isWrittenIn(event.target) || event.defaultPrevented) return;
    if (event.metaKey || event.ctrlKey || event.altKey || row.querySelector("form") !== null) return;
    const all = rows();
    const at = all.indexOf(row);
    const go = (to: HTMLElement | undefined) => to?.dataset.key !== undefined && focusRow(to.dataset.key);
    const sideways = (by: 1 | -1) => {
      const stops = [...row.querySelectorAll<HTMLElement>("input[type=checkbox], [data-roving]")];
      stops[stops.findIndex((stop) => stop === event.target) + by]?.focus();
    };
    const isTick = event.target instanceof HTMLInputElement;
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => go(all[at + 1]),
      ArrowUp: () => go(all[at - 1]),
      Home: () => go(all[0]),
      End: () => go(all.at(-1)),
      ArrowRight: () => sideways(1),
      ArrowLeft: () => sideways(-1),
      // On a button Enter presses it.
      Enter: isTick ? () => onEdit(key) : undefined,
      Delete: () => onRemove(key),
      Backspace: () => onRemove(key),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const onFocus = (event: FocusEvent) => {
    const key = rowOf(event.target)?.dataset.key;
    if (key !== undefined) setChosen(key);
  };
  return { list, active, focusRow, leaveRow, roving: { ref: list, onKeyDown, onFocus } };
}
