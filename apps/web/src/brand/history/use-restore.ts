"use client";

import type { WholeBrand } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback } from "react";
import { useTRPC } from "@/trpc/client";
import { useToldProblem } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { type BrandChange, useBrandStore, type Written } from "../store/brand-store";
import { changeItem, putBack } from "../store/parts";
import type { Change } from "./changes-of";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether what a change changed can be made as it was: it is otherwise, and there is something to change. */
export function isRestorable(whole: WholeBrand, change: Change): boolean {
  switch (change.kind) {
    case "added":
      return false;
    case "field":
      return !same(whole.brand[change.field], change.before);
    case "removed":
      return !whole[change.part].some(({ id }) => id === change.item.id);
    case "item": {
      const item = whole[change.part].find(({ id }) => id === change.id);
      return item !== undefined && !same(Reflect.get(item, change.field), change.before);
    }
  }
}

/** Makes what a change changed as it was before, by the same acts as any edit. */
export function useRestore() {
  const t = useTranslations("brand.history");
  const told = useToldProblem();
  const trpc = useTRPC();
  const announce = useAnnounce();
  const { stored, write } = useBrandStore();
  const { mutateAsync: update } = useMutation(trpc.brand.update.mutationOptions());
  const { mutateAsync: updateCompetitor } = useMutation(trpc.competitor.update.mutationOptions());
  const { mutateAsync: updatePrompt } = useMutation(trpc.prompt.update.mutationOptions());
  const { mutateAsync: restoreCompetitor } = useMutation(trpc.competitor.restore.mutationOptions());
  const { mutateAsync: restorePrompt } = useMutation(trpc.prompt.restore.mutationOptions());

  return useCallback(
    async (change: Change) => {
      const whole = stored();
      if (whole === undefined || change.kind === "added") return;
      const { id } = whole.brand;
      const restoring = (): BrandChange<Written> => {
        if (change.kind === "field") {
          const changes = { [change.field]: change.before };
          return {
            apply: (brand) => ({ ...brand, brand: { ...brand.brand, ...changes } }),
            send: (ifMatch) => update({ id, ifMatch, changes }),
          };
        }
        if (change.kind === "item") {
          const changes = { [change.field]: change.before };
          return {
            apply: changeItem(change.part, change.id, changes),
            send: (ifMatch) =>
              change.part === "competitors"
                ? updateCompetitor({ id, ifMatch, competitorId: change.id, changes })
                : updatePrompt({ id, ifMatch, promptId: change.id, changes }),
          };
        }
        // Where it stood is not told; it comes back behind the others.
        const place = { id: change.item.id, behind: whole[change.part].at(-1)?.id ?? null };
        if (change.part === "competitors") {
          const { id: _, ...competitor } = change.item;
          return {
            apply: putBack("competitors", [{ item: change.item, place }]),
            send: (ifMatch) => restoreCompetitor({ id, ifMatch, competitor, place }),
          };
        }
        const { id: _, ...prompt } = change.item;
        return {
          apply: putBack("prompts", [{ item: change.item, place }]),
          send: (ifMatch) => restorePrompt({ id, ifMatch, removed: [{ prompt, place }] }),
        };
      };
      const outcome = await write(restoring());
      if (outcome.state === "failed") announce(t("notRestored", { why: told(outcome.problem) }));
      else announce(t("restored"));
    },
    [t, announce, told, stored, write, update, updateCompetitor, updatePrompt, restoreCompetitor, restorePrompt],
  );
}
