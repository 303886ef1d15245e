"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTRPC } from "@/trpc/client";
import { type BegunBrand, contentOf } from "./begun-brand";
import { DraftKeeper, type Keeping } from "./draft-keeper";
import { stash } from "./stash";

export interface KeptDraft {
  keeping: Keeping;
  /** What is here takes the place of what another page kept. */
  takeOver: () => void;
  /** Removes what was kept: it has become a brand, or is not wanted. */
  forget: () => Promise<void>;
}

/**
 * Keeps a brand that is being written, on the server and per person: it is there after a reload, after Back, in another
 * browser, and tomorrow.
 *
 * @param worth whether there is anything that somebody would miss.
 * @param onLeave is told how it stands when this page is left for another of the app.
 */
export function useKeptDraft(
  begun: BegunBrand,
  now: Pick<BegunBrand, "hints" | "draft" | "run">,
  worth: boolean,
  onLeave: (left: BegunBrand) => void,
): KeptDraft {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useMutation(
    trpc.draft.save.mutationOptions({
      retry: false,
      // The list may be what is looked at by now: what is kept on leaving is kept after it was asked for.
      onSuccess: () => queryClient.invalidateQueries(trpc.draft.list.queryFilter()),
    }),
  );
  const { mutateAsync: remove } = useMutation(trpc.draft.remove.mutationOptions());
  const [keeping, setKeeping] = useState<Keeping>("nothing");
  const { id, website, version, writer } = begun;
  const keeper = useMemo(
    () => new DraftKeeper({ id, version, writer, save, onState: setKeeping }),
    [id, version, writer, save],
  );
  const { hints, draft, run } = now;
  const latest = useRef(now);
  const forgotten = useRef(false);
  const first = useRef(begun.isUnkept === true ? undefined : now);
  useEffect(() => {
    latest.current = { hints, draft, run };
    // As it came from the server there is nothing new to keep.
    const { current: kept } = first;
    const isNew = kept?.draft !== draft || kept.run !== run || kept.hints !== hints;
    if (worth && isNew && !forgotten.current) keeper.offer(contentOf({ website, hints, draft, run }));
  }, [keeper, website, hints, draft, run, worth]);

  useEffect(() => {
    const here = (): BegunBrand => ({ id, website, writer, version: keeper.version, ...latest.current });
    const onHide = () => {
      if (keeper.unkept !== undefined) stash(here());
    };
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      if (forgotten.current) return;
      keeper.flush();
      onLeave(here());
    };
  }, [keeper, id, website, writer, onLeave]);

  const takeOver = useCallback(() => keeper.takeOver(), [keeper]);
  const forget = useCallback(async () => {
    forgotten.current = true;
    keeper.stop();
    // One that was never kept is not there; one that can't be removed now can be later, from the list.
    await remove({ id }).catch(() => {});
    await queryClient.invalidateQueries(trpc.draft.pathFilter());
  }, [keeper, remove, id, queryClient, trpc]);
  return { keeping, takeOver, forget };
}
