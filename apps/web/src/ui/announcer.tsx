"use client";

import { type ReactNode, useEffect, useState } from "react";
import { lazyPart } from "./lazy-part";
import type { AnnounceOptions } from "./toaster";

export type Announce = (message: string, options?: AnnounceOptions) => void;

const toaster = lazyPart(() => import("./toaster"));

/** What was announced before there was anything to show it. */
let waiting: (() => void)[] = [];
let show: Announce | undefined;
let wake: (() => void) | undefined;

const announce: Announce = (message, options = {}) => {
  if (show !== undefined) return show(message, options);
  waiting.push(() => show?.(message, options));
  wake?.();
};

/** Holds the live region of the app: lines at the foot of the window that are also read out. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const loaded = toaster.usePart(wanted);
  // A live region is read when it changes, so it has to be there first: from the first touch of the page on.
  useEffect(() => {
    wake = () => setWanted(true);
    const touched = () => setWanted(true);
    if (waiting.length > 0) touched();
    for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, touched, { once: true });
    return () => {
      wake = undefined;
      for (const kind of ["pointerdown", "keydown"]) window.removeEventListener(kind, touched);
    };
  }, []);
  const ready = () => {
    show = loaded?.show;
    for (const tell of waiting) tell();
    waiting = [];
  };
  return (
    <>
      {children}
      {loaded !== undefined && <loaded.Toasts onReady={ready} />}
    </>
  );
}

/** `const announce = useAnnounce(); announce("Brand saved")`: said aloud, and shown for some seconds. */
export const useAnnounce = (): Announce => announce;
