"use client";

import { type BrandPrompt, MOST_PROMPTS, onePrompt, sameText, uniqueBy, type WholeBrand } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTRPC } from "@/trpc/client";
import { useToldProblem } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { useBrandStore } from "../store/brand-store";
import { addItems, changeItem, isNew, newId, placesOf, putBack, removeItems } from "../store/parts";
import { useSaveEdit } from "../store/use-save-edit";
import { useFaultsByField } from "../table/faults";
import type { LineEditing } from "../table/use-line";

/** What of a prompt is typed; the switch is moved. */
export type PromptText = Pick<BrandPrompt, "prompt" | "tags">;

const FIELDS = ["prompt", "tags"] as const;

const find = ({ prompts }: WholeBrand, id: string) => prompts.find((each) => each.id === id);

/** The brand with some prompts switched on or off. */
const switchItems =
  (ids: ReadonlySet<string>, enabled: boolean) =>
  (whole: WholeBrand): WholeBrand => ({
    ...whole,
    prompts: whole.prompts.map((each) => (ids.has(each.id) && each.enabled !== enabled ? { ...each, enabled } : each)),
  });

export type PromptActs = ReturnType<typeof usePromptActs>;

/** What can be done with a brand's prompts, at once on the screen and in the background at the API. */
export function usePromptActs() {
  const t = useTranslations("brand");
  const common = useTranslations("common");
  const trpc = useTRPC();
  const announce = useAnnounce();
  const { stored, write } = useBrandStore();
  const saveEdit = useSaveEdit();
  const told = useToldProblem();
  const faultsByField = useFaultsByField();
  const { mutateAsync: create } = useMutation(trpc.prompt.create.mutationOptions());
  const { mutateAsync: update } = useMutation(trpc.prompt.update.mutationOptions());
  const { mutateAsync: updateMany } = useMutation(trpc.prompt.updateMany.mutationOptions());
  const { mutateAsync: removeMany } = useMutation(trpc.prompt.removeMany.mutationOptions());
  const { mutateAsync: restore } = useMutation(trpc.prompt.restore.mutationOptions());

  return useMemo(() => {
    const brandId = () => stored()?.brand.id ?? "";
    const openedAt = () => stored()?.brand.updatedAt ?? "";

    /** The change that adds some behind all others. */
    const adding = (prompts: readonly PromptText[]) => {
      const added = prompts.map((each) => ({ ...each, enabled: true }));
      const shown = added.map((each) => ({ id: newId(), ...each }));
      return {
        apply: addItems("prompts", shown),
        send: (ifMatch: string) => create({ id: brandId(), ifMatch, added: { prompts: added } }),
        settle: (whole: WholeBrand, { prompts: made }: { prompts: BrandPrompt[] }) => addItems("prompts", made)(whole),
      };
    };

    /** Adds lines that are not there yet. Answers what was said against them, and whether any of them was there. */
    const addPrompts = async (lines: readonly string[]): Promise<{ fault?: string; there?: BrandPrompt }> => {
      const present = stored()?.prompts ?? [];
      const known = new Map(present.map((each) => [sameText(each.prompt), each]));
      const wanted = uniqueBy(lines, sameText).filter((line) => !known.has(sameText(line)));
      const repeated = lines.map((line) => known.get(sameText(line))).find((each) => each !== undefined);
      const room = MOST_PROMPTS - present.length;
      if (wanted.length > room) return { fault: t("prompts.full", { count: MOST_PROMPTS, room }) };
      if (wanted.length > 0) {
        const outcome = await write(adding(wanted.map((prompt) => ({ prompt, tags: [] }))));
        if (outcome.state === "failed") return { fault: faultsByField(outcome.problem, [])[""] ?? "" };
        announce(t("prompts.added", { count: wanted.length, there: lines.length - wanted.length }));
      }
      return repeated === undefined ? {} : { there: repeated };
    };

    /** Saves an edit of one. Answers what was said against it by field; `undefined` when it is saved. */
    const savePrompt = async (
      id: string,
      { base, since }: Pick<LineEditing<PromptText>, "base" | "since">,
      written: PromptText,
    ): Promise<Record<string, string> | undefined> => {
      // As the contract stores it: tags in kebab-case, each once.
      const cleaned = onePrompt.safeParse(written);
      const typed = cleaned.success ? { prompt: cleaned.data.prompt, tags: cleaned.data.tags } : written;
      const outcome = await saveEdit<PromptText>({
        title: base.prompt,
        itemId: id,
        fields: FIELDS,
        labels: { prompt: t("prompts.prompt"), tags: t("prompts.tags") },
        base,
        typed,
        since,
        read: (whole) => find(whole, id),
        change: (now, changed) => {
          const changes = Object.fromEntries(changed.map((field) => [field, now[field]]));
          return {
            apply: changeItem("prompts", id, changes),
            send: (ifMatch) => update({ id: brandId(), promptId: id, ifMatch, changes }),
          };
        },
        makeAnew: (now) => write(adding([now])),
      });
      if (outcome.state === "saved") return undefined;
      return outcome.state === "kept" ? {} : faultsByField(outcome.problem, FIELDS);
    };

    /** Switches some on or off; those that are gone by now stay so. */
    const switchPrompts = async (ids: readonly string[], enabled: boolean): Promise<void> => {
      const wanted = new Set(ids);
      const outcome = await write({
        apply: switchItems(wanted, enabled),
        isStale: (whole) => !whole.prompts.some(({ id }) => wanted.has(id)),
        send: (ifMatch) => {
          const there = (stored()?.prompts ?? []).map(({ id }) => id).filter((id) => wanted.has(id));
          return updateMany({ id: brandId(), ifMatch, promptIds: there, changes: { enabled } });
        },
      });
      if (outcome.state === "failed") announce(t("prompts.notSwitched", { why: told(outcome.problem) }));
      else if (ids.length > 1) announce(t("prompts.switched", { count: ids.length, enabled: String(enabled) }));
    };

    const putBackPrompts = async (
      removed: readonly { item: BrandPrompt; place: ReturnType<typeof placesOf>[number] }[],
    ) => {
      const outcome = await write({
        apply: putBack("prompts", removed),
        send: (ifMatch) =>
          restore({
            id: brandId(),
            ifMatch,
            removed: removed.map(({ item: { id: _, ...prompt }, place }) => ({ prompt, place })),
          }),
      });
      if (outcome.state === "failed") announce(t("prompts.notPutBack", { why: told(outcome.problem) }));
      else announce(t("prompts.putBack", { count: removed.length }));
    };

    /** Removes some, with the way back. */
    const removePrompts = async (prompts: readonly BrandPrompt[]): Promise<void> => {
      const ids = new Set(prompts.filter((each) => !isNew(each)).map(({ id }) => id));
      /** As they were when they were removed. */
      let removed: { item: BrandPrompt; place: ReturnType<typeof placesOf>[number] }[] = [];
      const isAsShown = (whole: WholeBrand) =>
        prompts.every((each) => JSON.stringify(find(whole, each.id) ?? each) === JSON.stringify(each));
      const tell = async (anyway: boolean): Promise<void> => {
        const outcome = await write({
          apply: removeItems("prompts", ids),
          isStale: (whole) => (!anyway && !isAsShown(whole)) || !whole.prompts.some(({ id }) => ids.has(id)),
          send: (ifMatch) => {
            const whole = stored();
            removed = placesOf(whole?.prompts ?? [], ids).flatMap((place) => {
              const item = whole === undefined ? undefined : find(whole, place.id);
              return item === undefined ? [] : [{ item, place }];
            });
            return removeMany({ id: brandId(), ifMatch, promptIds: removed.map(({ item }) => item.id) });
          },
        });
        if (outcome.state === "saved") {
          const undo = { label: common("undo"), onAct: () => void putBackPrompts(removed) };
          announce(t("prompts.removed", { count: removed.length }), { action: undo });
        } else if (outcome.state === "failed") {
          announce(t("prompts.notRemoved", { count: ids.size, why: told(outcome.problem) }));
        } else if (outcome.stored.prompts.some(({ id }) => ids.has(id))) {
          announce(t("prompts.changedMeanwhile", { count: ids.size }), {
            action: { label: t("removeAnyway"), onAct: () => void tell(true) },
          });
        }
      };
      await tell(false);
    };

    return { addPrompts, savePrompt, switchPrompts, removePrompts, openedAt };
  }, [
    t,
    common,
    announce,
    told,
    faultsByField,
    stored,
    write,
    saveEdit,
    create,
    update,
    updateMany,
    removeMany,
    restore,
  ]);
}
