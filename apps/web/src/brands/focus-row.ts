/** Frames to wait until a row that was scrolled to is drawn. */
const PATIENCE_FRAMES = 20;
/** Kept free above and below: the head of the table and a row's worth, and the bar of what is selected. */
const ABOVE = 88;
const BELOW = 88;

/** The number of the row that the focus is in. */
export function focusedRow(): number | undefined {
  if (typeof document === "undefined") return undefined;
  const link = document.activeElement?.closest("tr")?.querySelector("[data-row]");
  return link instanceof HTMLElement ? Number(link.dataset.row) : undefined;
}

/** The number of the first row that is wholly in the window. */
export function firstRowInSight(table: HTMLTableElement): number {
  const links = [...table.querySelectorAll<HTMLElement>("[data-row]")];
  const inSight = links.find((link) => link.getBoundingClientRect().top >= 0);
  return Number(inSight?.dataset.row ?? 0);
}

/** Scrolls to a row, which may not be drawn yet, and gives its link the focus. */
export function focusRow(table: HTMLTableElement, index: number): void {
  const [body] = table.tBodies;
  const row = table.querySelector("[data-row]")?.closest("tr");
  if (body === undefined || row === null || row === undefined) return;
  const { height } = row.getBoundingClientRect();
  const top = body.getBoundingClientRect().top + index * height;
  const below = top + height + BELOW - window.innerHeight;
  if (top < ABOVE) window.scrollBy({ top: top - ABOVE, behavior: "instant" });
  else if (below > 0) window.scrollBy({ top: below, behavior: "instant" });
  focusWhenDrawn(table, index, PATIENCE_FRAMES);
}

function focusWhenDrawn(table: HTMLTableElement, index: number, frames: number): void {
  const link = table.querySelector(`[data-row="${index}"]`);
  if (link instanceof HTMLElement) link.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusWhenDrawn(table, index, frames - 1));
}
