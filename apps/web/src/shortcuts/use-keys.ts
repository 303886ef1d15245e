"use client";

import { useEffect } from "react";
import { matchKeys } from "./match-keys";
import { areSingleKeysOn, registeredShortcuts } from "./registry";

/** So long one has for the second of two keys. */
const PAUSE_MILLISECONDS = 1_200;

const TYPED_INTO = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
/** Keys have another meaning there, or what they lead to stands behind it. */
const APART = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a single key would be taken from somebody who writes or chooses. */
const isTaken = (target: EventTarget | null): boolean =>
  !areSingleKeysOn() || isWithin(target, TYPED_INTO) || isWithin(target, APART);

/** Listens for the shortcuts that are registered. Once in the app. */
export function useKeys(): void {
  useEffect(() => {
    let before = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (pressed: string) => {
      clearTimeout(timer);
      before = pressed;
      if (pressed !== "") timer = setTimeout(() => begin(""), PAUSE_MILLISECONDS);
    };
    const press = (event: KeyboardEvent) => {
      // A letter that is still being composed is not for us (Input Method Editors).
      if (event.defaultPrevented || event.isComposing) return;
      const usable = isTaken(event.target)
        ? registeredShortcuts().filter(({ keys }) => keys.startsWith("mod+"))
        : registeredShortcuts();
      const match = matchKeys(
        event,
        before,
        usable.map(({ keys }) => keys),
      );
      if (event.key !== "Shift") begin(match.state === "begun" ? match.pressed : "");
      if (match.state !== "hit") return;
      event.preventDefault();
      const shortcut = usable.findLast(({ keys }) => keys === match.keys);
      if (!event.repeat || shortcut?.repeats === true) shortcut?.act(event.shiftKey);
    };
    window.addEventListener("keydown", press);
    return () => {
      begin("");
      window.removeEventListener("keydown", press);
    };
  }, []);
}
