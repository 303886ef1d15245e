"use client";

import type { BrandCompetitor, Competitor, WholeBrand } from "@marque/schema";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useTRPC } from "@/trpc/client";
import { useToldProblem } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { useBrandStore } from "../store/brand-store";
import { addItems, changeItem, newId, placesOf, putBack, removeItems } from "../store/parts";
import { useSaveEdit } from "../store/use-save-edit";
import { useFaultsByField } from "../table/faults";
import type { LineEditing } from "../table/use-line";

const FIELDS = ["name", "domains", "aliases"] as const;

const find = ({ competitors }: WholeBrand, id: string) => competitors.find((each) => each.id === id);

export type CompetitorActs = ReturnType<typeof useCompetitorActs>;

/** What can be done with a brand's competitors, at once on the screen and one by one at the API. */
export function useCompetitorActs() {
  const t = useTranslations("brand");
  const common = useTranslations("common");
  const trpc = useTRPC();
  const announce = useAnnounce();
  const { stored, write } = useBrandStore();
  const saveEdit = useSaveEdit();
  const told = useToldProblem();
  const faultsByField = useFaultsByField();
  const { mutateAsync: create } = useMutation(trpc.competitor.create.mutationOptions());
  const { mutateAsync: update } = useMutation(trpc.competitor.update.mutationOptions());
  const { mutateAsync: remove } = useMutation(trpc.competitor.remove.mutationOptions());
  const { mutateAsync: restore } = useMutation(trpc.competitor.restore.mutationOptions());

  return useMemo(() => {
    const brandId = () => stored()?.brand.id ?? "";
    const openedAt = () => stored()?.brand.updatedAt ?? "";

    /** The change that adds one behind all others. */
    const adding = (competitor: Competitor) => {
      const shown = { id: newId(), ...competitor };
      return {
        apply: addItems("competitors", [shown]),
        send: (ifMatch: string) => create({ id: brandId(), ifMatch, competitor }),
        settle: (whole: WholeBrand, { competitor: added }: { competitor: BrandCompetitor }) =>
          addItems("competitors", [added])(whole),
      };
    };

    /** Adds one. Answers what was said against it, if anything. */
    const addCompetitor = async (competitor: Competitor): Promise<string | undefined> => {
      const outcome = await write(adding(competitor));
      if (outcome.state === "failed") {
        return faultsByField(outcome.problem, [])[""];
      }
      announce(t("added", { name: competitor.name }));
      return undefined;
    };

    /** Saves an edit of one. Answers what was said against it by field; `undefined` when it is saved. */
    const saveCompetitor = async (
      id: string,
      { base, since }: Pick<LineEditing<Competitor>, "base" | "since">,
      typed: Competitor,
    ): Promise<Record<string, string> | undefined> => {
      const outcome = await saveEdit<Competitor>({
        title: base.name,
        itemId: id,
        fields: FIELDS,
        labels: {
          name: t("competitors.name"),
          domains: t("competitors.domains"),
          aliases: t("competitors.aliases"),
        },
        base,
        typed,
        since,
        read: (whole) => find(whole, id),
        change: (written, changed) => {
          const changes = Object.fromEntries(changed.map((field) => [field, written[field]]));
          return {
            apply: changeItem("competitors", id, changes),
            send: (ifMatch) => update({ id: brandId(), competitorId: id, ifMatch, changes }),
          };
        },
        makeAnew: (written) => write(adding(written)),
      });
      if (outcome.state === "saved") return undefined;
      return outcome.state === "kept" ? {} : faultsByField(outcome.problem, FIELDS);
    };

    /** Removes one, with the way back. */
    const removeCompetitor = async (competitor: BrandCompetitor): Promise<void> => {
      const { id, name, domains, aliases } = competitor;
      const ids = new Set([id]);
      let [place] = placesOf(stored()?.competitors ?? [], ids);
      const undo = async () => {
        const at = place;
        if (at === undefined) return;
        const back = await write({
          apply: putBack("competitors", [{ item: competitor, place: at }]),
          send: (ifMatch) => restore({ id: brandId(), ifMatch, competitor: { name, domains, aliases }, place: at }),
        });
        if (back.state === "failed") announce(t("notPutBack", { name, why: told(back.problem) }));
        else announce(t("putBack", { name }));
      };
      const send = (expected: BrandCompetitor | undefined) =>
        write({
          apply: removeItems("competitors", ids),
          isStale: (whole) => expected !== undefined && JSON.stringify(find(whole, id)) !== JSON.stringify(expected),
          send: (ifMatch) => {
            [place] = placesOf(stored()?.competitors ?? [], ids);
            return remove({ id: brandId(), competitorId: id, ifMatch });
          },
        });
      const tell = async (expected: BrandCompetitor | undefined): Promise<void> => {
        const outcome = await send(expected);
        if (outcome.state === "saved") {
          announce(t("removed", { name }), { action: { label: common("undo"), onAct: () => void undo() } });
        } else if (outcome.state === "failed") {
          if (outcome.problem.status !== 404) announce(t("notRemoved", { name, why: told(outcome.problem) }));
        } else if (find(outcome.stored, id) !== undefined) {
          announce(t("changedMeanwhile", { name }), {
            action: { label: t("removeAnyway"), onAct: () => void tell(undefined) },
          });
        }
      };
      await tell(competitor);
    };

    return { addCompetitor, saveCompetitor, removeCompetitor, openedAt };
  }, [t, common, announce, told, faultsByField, stored, write, saveEdit, create, update, remove, restore]);
}
