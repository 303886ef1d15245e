"use client";

import { useEffect, useState } from "react";

/** Where a key waits while its bearer is away at a provider: of this tab, and taken out when they are back. */
const KEPT = "marque.link-key";

/** The key of a link, `#key=…`: browsers send a fragment to nobody, no proxy logs it, and no other page is told of it. */
export const keyInFragment = (hash: string): string | null => new URLSearchParams(hash.replace(/^#/, "")).get("key");

/** Keeps the key for when this tab comes back from another site, whose way back has no fragment. */
export const keepLinkKey = (key: string): void => window.sessionStorage.setItem(KEPT, key);

function takeKept(): string | null {
  const kept = window.sessionStorage.getItem(KEPT);
  window.sessionStorage.removeItem(KEPT);
  return kept;
}

/**
 * Takes the key out of the address, so that it stays in no history and no screenshot.
 * @returns `undefined` until the page's scripts have looked, `null` when there is none.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const found = keyInFragment(window.location.hash);
    if (found !== null) window.history.replaceState(window.history.state, "", window.location.pathname);
    const kept = takeKept();
    // React's development mode looks twice; by then it is out of the address.
    setKey((before) => before ?? found ?? kept);
  }, []);
  return key;
}
