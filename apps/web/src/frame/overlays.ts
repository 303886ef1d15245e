/** What lies over the page and belongs to no page: the palette, and the sheet of keys. */
export type Overlay = "palette" | "shortcuts";

let open: Overlay | undefined;
const listeners = new Set<() => void>();

export const openOverlay = (): Overlay | undefined => open;

export function openSheet(overlay: Overlay | undefined): void {
  open = overlay;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export function onOverlayChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
