"use client";

import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from "react";
import type { Choices, Conflict } from "./conflict";
import { ConflictDialog } from "./conflict-dialog";

/** Shows a conflict; answers what was chosen, or `null` for going on editing. */
type AskAboutConflict = (conflict: Conflict) => Promise<Choices | null>;

const ConflictsContext = createContext<AskAboutConflict>(() => Promise.resolve(null));
export const useConflicts = () => useContext(ConflictsContext);

/** Asks about conflicts in a dialog over the page, one after the other. */
export function ConflictsProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ conflict: Conflict; answer: (choices: Choices | null) => void }>();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const ask = useCallback<AskAboutConflict>((conflict) => {
    const asked = last.current.then(() => new Promise<Choices | null>((answer) => setShown({ conflict, answer })));
    last.current = asked;
    return asked;
  }, []);
  const answer = (choices: Choices | null) => {
    setShown(undefined);
    shown?.answer(choices);
  };
  return (
    <ConflictsContext value={ask}>
      {children}
      {shown !== undefined && <ConflictDialog conflict={shown.conflict} onAnswer={answer} />}
    </ConflictsContext>
  );
}
