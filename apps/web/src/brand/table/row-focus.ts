import type { KeyboardEvent } from "react";

/** A row of a table that is edited in place: `data-row`. What stands in the same column of each: `data-column="name"`. */
const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>("[data-row]");

function beside(row: Element, way: "nextElementSibling" | "previousElementSibling", column: string) {
  for (let other = row[way]; other !== null; other = other[way]) {
    const found = other.querySelector<HTMLElement>(`[data-column="${column}"]`);
    if (found !== null) return found;
  }
  return undefined;
}

/** Arrow up and down move along a column, as in a sheet. */
export function moveByArrows(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  if (!(event.target instanceof HTMLElement) || event.defaultPrevented) return;
  const { column } = event.target.dataset;
  const row = rowOf(event.target);
  if (column === undefined || row === null) return;
  const next = beside(row, event.key === "ArrowDown" ? "nextElementSibling" : "previousElementSibling", column);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/**
 * Moves the focus out of a row that is about to go: to the same column of the next one, of the one before, or, when the
 * table is empty then, to what adds to it (`data-adds` within `data-table`).
 */
export function focusBeside(inRow: HTMLElement): void {
  const row = rowOf(inRow);
  const column = inRow.dataset.column;
  if (row === null || column === undefined) return;
  const next = beside(row, "nextElementSibling", column) ?? beside(row, "previousElementSibling", column);
  (next ?? row.closest("[data-table]")?.querySelector<HTMLElement>("[data-adds]"))?.focus();
}

/** Shows a row that is there already, and puts the focus on it. */
export function showRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: "center" });
  row?.querySelector<HTMLElement>("[data-column]")?.focus({ preventScroll: true });
}
