"use client";

import { useEffect, useSyncExternalStore } from "react";

const KEY = "marque.brands";
const LIST = "/brands";
const never = () => () => {};

/** Remembers, for this tab, how the list was looked at last. @param search what stands behind its address, `?` included. */
export function useRememberList(search: string): void {
  useEffect(() => sessionStorage.setItem(KEY, search), [search]);
}

/** Where the list is as it was looked at last: its search, state and order. */
export const useListHref = (): string =>
  LIST +
  useSyncExternalStore(
    never,
    () => sessionStorage.getItem(KEY) ?? "",
    () => "",
  );
