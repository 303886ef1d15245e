"use client";

import type { BrandSuggestions, WholeBrand } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useToldProblem } from "@/trpc/use-problem-words";
import { useAnnounce } from "@/ui/announcer";
import { useBrandStore } from "../store/brand-store";
import { newId } from "../store/parts";
import { type Piece, piecesOf, takePieces } from "./pieces";
import { useAnalysis } from "./use-analysis";

const NOTHING: BrandSuggestions = { last: null, dismissed: [] };

/** The analysis of the brand's website, what it would have otherwise, and what is done about it. */
export function useSuggestions(whole: WholeBrand) {
  const t = useTranslations("brand.suggestions");
  const told = useToldProblem();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { write } = useBrandStore();
  /** What was known of earlier suggestions when the analysis began; what is dismissed since is put to it. */
  const [known, setKnown] = useState(NOTHING);
  const { mutateAsync: record } = useMutation(trpc.suggestion.record.mutationOptions());
  const { mutateAsync: sendDismissal } = useMutation(trpc.suggestion.dismiss.mutationOptions());
  const { mutateAsync: forget } = useMutation(trpc.suggestion.offerAgain.mutationOptions());
  const { mutateAsync: update } = useMutation(trpc.brand.update.mutationOptions());
  const { id, domains } = whole.brand;
  const [website = ""] = domains;

  const onFound = useCallback(
    async ({ result, problem }: Parameters<Parameters<typeof useAnalysis>[0]>[0]) => {
      // A site that could not be read says nothing of what is gone.
      if (problem !== null) return;
      try {
        const { at } = await record({ id, result });
        queryClient.setQueryData(trpc.brand.whole.queryKey({ id }), (before) =>
          before === undefined ? undefined : { ...before, analysedAt: at },
        );
      } catch {
        // Only the next analysis would have known of it, and it makes do without.
      }
    },
    [id, record, queryClient, trpc],
  );
  const { run, start: analyse, close } = useAnalysis(onFound);

  const start = useCallback(async () => {
    try {
      setKnown(await client.suggestion.list.query({ id }));
    } catch {
      setKnown(NOTHING);
    }
    analyse(website);
  }, [client, id, website, analyse]);

  const found = run.state === "found" ? run.found : undefined;
  const pieces = useMemo(() => {
    if (found === undefined) return [];
    const offered = piecesOf(whole, found.result, known);
    return found.problem === null ? offered : offered.filter(({ dismissal }) => dismissal.change !== "gone");
  }, [whole, found, known]);

  const take = useCallback(
    async (taken: readonly Piece[]) => {
      const outcome = await write({
        apply: (before) => takePieces(before, taken, newId),
        send: async (ifMatch) => {
          const stored = queryClient.getQueryData(trpc.brand.whole.queryKey({ id })) ?? whole;
          await update({
            id,
            ifMatch,
            changes: changesOf(
              stored,
              takePieces(stored, taken, () => ""),
            ),
          });
          // What was added has its ids from the API.
          const now = await client.brand.whole.query({ id });
          return { updatedAt: now.brand.updatedAt, now };
        },
        settle: (_, { now }) => now,
      });
      if (outcome.state === "failed") announce(t("notTaken", { why: told(outcome.problem) }));
      else announce(t("taken", { count: taken.length }));
    },
    [write, queryClient, trpc, client, id, whole, update, announce, told, t],
  );
  const dismiss = useCallback(
    async (unwanted: readonly Piece[]) => {
      const dismissed = unwanted.map(({ dismissal }) => dismissal);
      const before = known;
      setKnown({ ...before, dismissed: [...before.dismissed, ...dismissed] });
      try {
        await sendDismissal({ id, dismissed });
        announce(t("dismissed", { count: dismissed.length }));
      } catch (error) {
        setKnown(before);
        announce(t("notDismissed", { why: told(problemOf(error)) }));
      }
    },
    [id, known, sendDismissal, announce, told, t],
  );
  const offerAgain = useCallback(async () => {
    try {
      await forget({ id });
      setKnown((before) => ({ ...before, dismissed: [] }));
    } catch (error) {
      announce(t("notOffered", { why: told(problemOf(error)) }));
    }
  }, [id, forget, announce, told, t]);

  return { run, pieces, dismissedCount: known.dismissed.length, website, start, close, take, dismiss, offerAgain };
}

/** What is to be sent so that one brand becomes the other: the parts that are not the same. New items go without an id. */
function changesOf(before: WholeBrand, after: WholeBrand) {
  const withoutNewId = <Item extends { id: string }>({ id, ...item }: Item) => (id === "" ? item : { id, ...item });
  return {
    ...(after.brand.name === before.brand.name ? {} : { name: after.brand.name }),
    ...(after.brand.domains === before.brand.domains ? {} : { domains: after.brand.domains }),
    ...(after.brand.aliases === before.brand.aliases ? {} : { aliases: after.brand.aliases }),
    ...(after.competitors === before.competitors ? {} : { competitors: after.competitors.map(withoutNewId) }),
    ...(after.prompts === before.prompts ? {} : { prompts: after.prompts.map(withoutNewId) }),
  };
}
