"use client";

import { type DraftEntry, displayHostname, parseWebsite } from "@marque/schema";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useRef } from "react";
import { useContract } from "@/contract";
import { useTRPC, useTRPCClient } from "@/trpc/client";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { newId } from "./new-id";

const MINUTE_MILLISECONDS = 60_000;

/** The brands that a person began and has not saved, to go on with. Nothing when there are none. */
export function UnfinishedBrands({ onContinue }: { onContinue: (id: string) => void }) {
  const t = useTranslations("onboarding.unfinished");
  const trpc = useTRPC();
  const { data } = useQuery(trpc.draft.list.queryOptions(undefined, { staleTime: 0 }));
  const list = useRef<HTMLUListElement>(null);
  const discard = useDiscard();
  if (data === undefined || data.drafts.length === 0) return null;
  const act = (entry: DraftEntry, name: string, at: number) => {
    // What had the focus goes: the next one, or the one before, has it then.
    const beside = list.current?.children[at + 1] ?? list.current?.children[at - 1];
    beside?.querySelector("button")?.focus();
    void discard(entry, name);
  };
  return (
    <section aria-labelledby="unfinished" className="grid gap-1">
      <h2 id="unfinished" className="border-b border-edge pb-1.5 text-sm font-medium text-soft">
        {t("title")}
      </h2>
      <ul ref={list} className="grid">
        {data.drafts.map((entry, at) => (
          <Unfinished
            key={entry.id}
            entry={entry}
            onContinue={() => onContinue(entry.id)}
            onDiscard={(name) => act(entry, name, at)}
          />
        ))}
      </ul>
    </section>
  );
}

interface UnfinishedProps {
  entry: DraftEntry;
  onContinue: () => void;
  onDiscard: (name: string) => void;
}

function Unfinished({ entry: { website, name, updatedAt }, onContinue, onDiscard }: UnfinishedProps) {
  const t = useTranslations("onboarding.unfinished");
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MILLISECONDS });
  const { privateHosts } = useContract();
  const hostname = website === null ? undefined : parseWebsite(website, privateHosts)?.hostname;
  const site = hostname === undefined ? "" : displayHostname(hostname);
  const shown = name || site || t("unnamed");
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line py-1">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-serif text-name font-medium">{shown}</span>
        <span className="ml-2 text-sm text-faint">
          {site !== "" && site !== shown && `${site} · `}
          {format.relativeTime(new Date(updatedAt), now)}
        </span>
      </span>
      <span className="flex gap-1">
        <Button size="small" aria-label={t("continueOne", { name: shown })} onClick={onContinue}>
          {t("continue")}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t("discardOne", { name: shown })}
          onClick={() => onDiscard(shown)}
        >
          {t("discard")}
        </Button>
      </span>
    </li>
  );
}

/** Takes a draft away, with the way back for as long as the line that says so is there. */
function useDiscard() {
  const t = useTranslations("onboarding.unfinished");
  const common = useTranslations("common");
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const { mutateAsync: remove } = useMutation(trpc.draft.remove.mutationOptions());
  const { mutateAsync: save } = useMutation(trpc.draft.save.mutationOptions());
  const again = () => queryClient.invalidateQueries(trpc.draft.list.queryFilter());
  return async ({ id }: DraftEntry, name: string) => {
    // One that can't be read can't be brought back either.
    const kept = await client.draft.get.query({ id }).catch(() => undefined);
    await remove({ id }).catch(() => announce(t("notDiscarded", { name })));
    await again();
    const undo =
      kept === undefined
        ? undefined
        : {
            label: common("undo"),
            onAct: () =>
              void save({ id, version: null, writer: newId(), content: kept.content })
                .then(again)
                .catch(() => announce(t("notBack", { name }))),
          };
    announce(t("discarded", { name }), { action: undo });
  };
}
