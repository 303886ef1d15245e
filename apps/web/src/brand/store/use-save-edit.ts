"use client";

import type { BrandHistoryEvent, WholeBrand } from "@marque/schema";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTRPC } from "@/trpc/client";
import type { Problem } from "@/trpc/problem";
import { type BrandChange, type Outcome, useBrandStore, type Written } from "./brand-store";
import { changedFields, clashingFields, rebase } from "./clashes";
import { useConflicts } from "./conflicts";
import { whoChanged } from "./who-changed";

/** Something of the brand that a person edits: some fields of it, begun with what was stored then. */
export interface Edit<T extends object> {
  /** What is edited, in words. */
  title: string;
  /** The item; `undefined` for the brand itself. */
  itemId?: string | undefined;
  fields: readonly (keyof T & string)[];
  labels: Readonly<Record<keyof T & string, string>>;
  base: T;
  typed: T;
  /** When the brand was changed last, as far as was known when editing began. */
  since: string;
  /** The same thing as it is stored; `undefined` when it is gone. */
  read: (stored: WholeBrand) => T | undefined;
  /** The change that writes these fields of it. */
  change: (written: T, changed: readonly (keyof T & string)[]) => Omit<BrandChange<Written>, "isStale">;
  /** Makes it anew when it is gone; without one a thing that is gone stays so. */
  makeAnew?: (typed: T) => Promise<Outcome<Written>>;
}

export type EditOutcome =
  | { state: "saved" }
  /** The person goes on editing. */
  | { state: "kept" }
  | { state: "failed"; problem: Problem };

const linesOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === "" ? [] : [String(value)];

/** Saves an edit; what somebody else changed meanwhile is shown beside it, and the person takes either. */
export function useSaveEdit() {
  const { write } = useBrandStore();
  const ask = useConflicts();
  const trpc = useTRPC();
  const queryClient = useQueryClient();

  return useCallback(
    async <T extends object>(edit: Edit<T>): Promise<EditOutcome> => {
      const { title, itemId, fields, labels, since, read, change, makeAnew } = edit;
      const changesSince = async (id: string): Promise<readonly BrandHistoryEvent[]> => {
        try {
          const options = trpc.brand.history.queryOptions({ id, after: since, limit: 50 }, { staleTime: 0 });
          return (await queryClient.fetchQuery(options)).events;
        } catch {
          // Who it was is nice to know; what they changed is shown in any case.
          return [];
        }
      };
      let { base, typed } = edit;
      for (;;) {
        const changed = changedFields(base, typed, fields);
        if (changed.length === 0) return { state: "saved" };
        const [began, written] = [base, typed];
        const outcome = await write({
          ...change(written, changed),
          isStale: (stored) => {
            const now = read(stored);
            return now === undefined || clashingFields(began, written, now, fields).length > 0;
          },
        });
        if (outcome.state === "saved") return { state: "saved" };
        if (outcome.state === "failed") return outcome;
        const events = await changesSince(outcome.stored.brand.id);
        const stored = read(outcome.stored);
        if (stored === undefined) {
          const choices = await ask({ title, fields: [], removedBy: whoChanged(events, { field: "", itemId }) });
          if (choices === null || makeAnew === undefined) return { state: "saved" };
          const made = await makeAnew(typed);
          return made.state === "failed" ? made : { state: "saved" };
        }
        const clashes = clashingFields(base, typed, stored, fields);
        const choices = await ask({
          title,
          fields: clashes.map((field) => ({
            field,
            label: labels[field],
            yours: linesOf(typed[field]),
            theirs: linesOf(stored[field]),
            by: whoChanged(events, { field, itemId }),
          })),
        });
        if (choices === null) return { state: "kept" };
        const taken = { ...rebase(base, typed, stored, fields) };
        for (const field of clashes) if (choices[field] === "theirs") taken[field] = stored[field];
        typed = taken;
        base = stored;
      }
    },
    [write, ask, trpc, queryClient],
  );
}
