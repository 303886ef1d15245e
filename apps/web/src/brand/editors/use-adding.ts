"use client";

import type { Fault } from "@marque/schema";
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useFaultWords } from "@/i18n/use-fault-words";
import { usePendingEntry } from "./pending-entries";

/** What was typed is in the list already, said in a sentence. */
export interface IsThere {
  isThere: string;
}

/** Adds what was typed; answers what is wrong with it, or `undefined` when it was added. */
export type Add = (text: string) => readonly Fault[] | IsThere | undefined;

/** A field that adds what is typed in it: Enter adds, Escape empties, several pasted lines all go in. */
export function useAdding(onAdd: Add) {
  const { faultInWords } = useFaultWords();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState<string>();

  /** What can't be added stays in the field, with the reason. Of several lines those that are there already just go. */
  const take = (lines: readonly string[]): boolean => {
    const left = lines.flatMap((line) => {
      const refusal = onAdd(line);
      return refusal === undefined || (lines.length > 1 && "isThere" in refusal) ? [] : [{ line, refusal }];
    });
    setText(left.map(({ line }) => line).join(", "));
    setRefused(
      [
        ...new Set(
          left.flatMap(({ refusal }) => ("isThere" in refusal ? [refusal.isThere] : refusal.map(faultInWords))),
        ),
      ].join("; ") || undefined,
    );
    return left.length === 0;
  };
  const commit = () => text.trim() === "" || take([text.trim()]);
  usePendingEntry(commit);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && !event.nativeEvent.isComposing && text.trim() !== "") {
      event.preventDefault();
      commit();
    } else if (event.key === "Escape" && text !== "") {
      // Only what was typed goes; an editor around the field stays open.
      event.stopPropagation();
      take([]);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData.getData("text/plain").split(/\r?\n/);
    const written = lines.map((line) => line.trim()).filter((line) => line !== "");
    if (written.length < 2) return;
    event.preventDefault();
    take(written);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    setRefused(undefined);
  };
  const input = { value: text, onChange, onKeyDown, onPaste, autoComplete: "off", enterKeyHint: "done" } as const;
  return { text, refused, commit, input };
}
