"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from "react";

/** Takes in what was typed but not yet added; `false` when it can't be, and says why at its field. */
type Commit = () => boolean;

const PendingEntries = createContext<Set<Commit> | undefined>(undefined);

export function PendingEntriesProvider({ entries, children }: { entries: Set<Commit>; children: ReactNode }) {
  return <PendingEntries value={entries}>{children}</PendingEntries>;
}

/** The fields with something typed in them, and a way to take it all in before saving. */
export function usePendingEntries(): { entries: Set<Commit>; commitAll: () => boolean } {
  const entries = useMemo(() => new Set<Commit>(), []);
  // Every field has its say, so that all that is wrong shows at once.
  const commitAll = useCallback(() => [...entries].map((commit) => commit()).every(Boolean), [entries]);
  return { entries, commitAll };
}

/** Makes a field part of what is taken in on saving: nobody should lose a domain for not pressing Enter. */
export function usePendingEntry(commit: Commit): void {
  const entries = useContext(PendingEntries);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    const commitLatest = () => latest.current();
    entries?.add(commitLatest);
    return () => {
      entries?.delete(commitLatest);
    };
  }, [entries]);
}
