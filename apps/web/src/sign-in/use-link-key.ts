"use client";

import { useEffect, useState } from "react";

/** The key of a link, `#key=…`: browsers send a fragment to nobody, no proxy logs it, and no other page is told of it. */
export const keyInFragment = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get("key");

/**
 * Takes the key out of the address, so that it stays in no history and no screenshot.
 * @returns `undefined` until the page's scripts have looked, `null` when there is none.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const found = keyInFragment(window.location.hash);
    if (found !== null) window.history.replaceState(window.history.state, "", window.location.pathname);
    // React's development mode looks twice; by then it is out of the address.
    setKey((before) => before ?? found);
  }, []);
  return key;
}
