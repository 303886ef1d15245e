/** A key or two that do something: `g b` one after the other, `mod+k` together (⌘ on Apple's keyboards, else Ctrl). */
export interface Shortcut {
  keys: string;
  /** What it does, as the sheet of all keys says it: `Go to brands`. */
  label: string;
  /** @param isShifted with Shift held, where that means more of the same. */
  act: (isShifted?: boolean) => void;
  /** Goes on while the keys are held. */
  repeats?: boolean;
  /** Acts on what has the focus: nothing for the palette, which takes it. */
  needsFocus?: boolean;
}

let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly Shortcut[]): void {
  shortcuts = next;
  for (const listener of listeners) listener();
}

/** What can be pressed now. A later one goes before an earlier with the same keys. */
export const registeredShortcuts = (): readonly Shortcut[] => shortcuts;

/** @returns what takes it away again. */
export function registerShortcut(shortcut: Shortcut): () => void {
  replace([...shortcuts, shortcut]);
  return () => replace(shortcuts.filter((each) => each !== shortcut));
}

/** For `useSyncExternalStore`. */
export function onShortcutsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Kept in this browser: keys differ from one machine to the next (WCAG 2.1.4: single keys can be turned off). */
const OFF = "marque.single-keys-off";

export const areSingleKeysOn = (): boolean => window.localStorage.getItem(OFF) === null;

export function turnSingleKeys(on: boolean): void {
  if (on) window.localStorage.removeItem(OFF);
  else window.localStorage.setItem(OFF, "yes");
  replace([...shortcuts]);
}
