"use client";

import { useTranslations } from "next-intl";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from "react";
import { useAnnounce } from "@/ui/announcer";

type Undo = () => void;
type Undoable = (message: string, undo: Undo) => void;

const UndoContext = createContext<Undoable>(() => {});

/** Tells what was done, with the way back: the button beside it, or ⌘Z, which takes back one act after another. */
export const useUndoable = (): Undoable => useContext(UndoContext);

/** More than anybody takes back. */
const MOST = 50;

export function UndoProvider({ children }: { children: ReactNode }) {
  const t = useTranslations("common");
  const announce = useAnnounce();
  const done = useRef<Undo[]>([]);
  const label = t("undo");
  const undoable = useCallback(
    (message: string, undo: Undo) => {
      const once = () => {
        if (!done.current.includes(once)) return;
        done.current = done.current.filter((each) => each !== once);
        undo();
      };
      done.current = [...done.current.slice(1 - MOST), once];
      announce(message, { action: { label, onAct: once } });
    },
    [announce, label],
  );
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "z" || event.shiftKey || !(event.metaKey || event.ctrlKey)) return;
      // What was typed is taken back by the field itself.
      const { target } = event;
      if (target instanceof HTMLInputElement && target.type !== "checkbox") return;
      const last = done.current.at(-1);
      if (last === undefined) return;
      event.preventDefault();
      last();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return <UndoContext value={undoable}>{children}</UndoContext>;
}
