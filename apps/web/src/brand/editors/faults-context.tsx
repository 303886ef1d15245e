"use client";

import { createContext, useContext } from "react";
import { NO_FAULTS, type PlacedFaults } from "../draft/place-faults";

const FaultsContext = createContext<PlacedFaults>(NO_FAULTS);
export const FaultsProvider = FaultsContext.Provider;

/** What was refused at a place (`id`, `domains`, `domains:<key>`), for the field that stands there. */
export const useFault = (place: string): string | undefined => useContext(FaultsContext).at.get(place);

/** All that was refused about a list and its lines, for a list that has one place for its messages. */
export function useListFault(field: string): { message: string | undefined; keys: ReadonlySet<string> } {
  const found = [...useContext(FaultsContext).at].filter(([place]) => place === field || place.startsWith(`${field}:`));
  return {
    message: found.map(([, message]) => message).join("; ") || undefined,
    keys: new Set(found.map(([place]) => place.slice(field.length + 1))),
  };
}

/** The fields of which something was refused, their lines included. */
export const useFaultyFields = (): ReadonlySet<string> =>
  new Set([...useContext(FaultsContext).at.keys()].map((place) => place.split(":")[0] ?? ""));

/** Brings the eye and the focus to the first thing that was refused, in the order of the page. */
export function focusFirstFault(container: HTMLElement | null): void {
  const first = container?.querySelector<HTMLElement>("[aria-invalid='true'], [data-fault] button, [data-refusal]");
  first?.scrollIntoView({ block: "center" });
  first?.focus({ preventScroll: true });
}
