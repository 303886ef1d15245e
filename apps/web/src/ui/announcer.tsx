"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

type Announce = (message: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Long enough to notice it, and then to read it twice: people read some 20 characters a second. */
const shownMilliseconds = (message: string): number => 3_000 + message.length * 100;

/** Holds the one live region of the app: a line at the foot of the window that is also read out. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<{ message: string; turn: number }>();
  const announce = useCallback<Announce>(
    (message) => setSaid((before) => ({ message, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  useEffect(() => {
    if (said === undefined) return;
    const timer = setTimeout(() => setSaid(undefined), shownMilliseconds(said.message));
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-5 z-60 flex justify-center">
        {said !== undefined && (
          // The key makes the same sentence, said twice, a new node, so that it is read out twice.
          <p key={said.turn} className="rounded-[18px] bg-ink px-4 py-2 text-paper shadow-float animate-appear">
            {said.message}
          </p>
        )}
      </div>
    </AnnounceContext>
  );
}

/** `const announce = useAnnounce(); announce("Brand saved")`: said aloud, and shown for some seconds. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (announce === undefined) throw new Error("useAnnounce needs an AnnouncerProvider above it");
  return announce;
}
