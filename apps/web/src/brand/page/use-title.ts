"use client";

import { useEffect } from "react";

/** Keeps the browser's title to a name that changes while its page is open; the first title is the server's. */
export function useTitle(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · Marque`;
  }, [name]);
}
