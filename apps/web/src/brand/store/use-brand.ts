"use client";

import { brandETag, type WholeBrand } from "@marque/schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useSession } from "@/auth/session-context";
import { useTRPC } from "@/trpc/client";
import { isUncertain, problemOf } from "@/trpc/problem";
import { useAnnounce } from "@/ui/announcer";
import type { BrandChange, BrandStore, Outcome, Written } from "./brand-store";

/** A brand that changes faster than it can be read is left to the person after so many tries. */
const MOST_TRIES = 5;

type Apply = (whole: WholeBrand) => WholeBrand;

/**
 * A brand for its page: what is stored, with the changes under way laid over it. A change that is refused is no longer
 * laid over it, and so is taken back where everybody sees it.
 *
 * Every change is sent with the tag of the brand that it was made on (RFC 9110 section 13.1.1). Where somebody else was
 * faster the brand is read again: if they changed something else, the change is sent again on top of theirs; if they
 * changed the same, nothing is saved and the caller is told.
 */
export function useBrand(id: string) {
  const t = useTranslations("brand");
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { name } = useSession();
  const query = useQuery(trpc.brand.whole.queryOptions({ id }));
  const [underWay, setUnderWay] = useState<readonly { apply: Apply }[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const store = useMemo((): BrandStore => {
    const key = trpc.brand.whole.queryKey({ id });
    const stored = () => queryClient.getQueryData(key);
    const readAgain = () => queryClient.fetchQuery(trpc.brand.whole.queryOptions({ id }, { staleTime: 0 }));

    async function send<Answer extends Written>(change: BrandChange<Answer>): Promise<Outcome<Answer>> {
      // An answer that is on its way tells of the brand before this change.
      await queryClient.cancelQueries({ queryKey: key });
      let problem = problemOf(undefined);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        try {
          const known = stored() ?? (await readAgain());
          if (change.isStale?.(known) === true) return { state: "stale", stored: known };
          const answer = await change.send(brandETag(known.brand));
          const settled = (change.settle ?? change.apply)(known, answer);
          queryClient.setQueryData(key, {
            ...settled,
            brand: { ...settled.brand, updatedAt: answer.updatedAt },
            updatedBy: { kind: "user", name },
          });
          void queryClient.invalidateQueries(trpc.brand.list.pathFilter());
          void queryClient.invalidateQueries(trpc.brand.history.pathFilter());
          if (tries > 0) announce(t("keptBoth"));
          return { state: "saved", answer };
        } catch (error) {
          problem = problemOf(error);
          if (problem.status !== 412 && !isUncertain(problem)) break;
          try {
            // Shows what is stored, whatever the answer would have been.
            await readAgain();
          } catch (cause) {
            problem = problemOf(cause);
          }
          if (problem.status !== 412) break;
        }
      }
      return { state: "failed", problem };
    }

    return {
      stored,
      write: (change) => {
        const mark = { apply: change.apply };
        setUnderWay((before) => [...before, mark]);
        const outcome = queue.current
          .then(() => send(change))
          .finally(() => setUnderWay((before) => before.filter((each) => each !== mark)));
        queue.current = outcome;
        return outcome;
      },
    };
  }, [id, trpc, queryClient, announce, name, t]);

  const isSaving = underWay.length > 0;
  useEffect(() => {
    if (!isSaving) return;
    // The page shows what is not stored yet; who closes it now would believe that it is.
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isSaving]);

  const { data } = query;
  const shown = useMemo(
    () => (data === undefined ? undefined : underWay.reduce((whole, { apply }) => apply(whole), data)),
    [data, underWay],
  );
  const retry = useCallback(() => void query.refetch(), [query.refetch]);
  return { brand: shown, isSaving, error: query.error, retry, store };
}
