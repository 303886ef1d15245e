"use client";

import { MOST_PROMPTS } from "@marque/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { brandHref } from "@/brand/address";
import { useTRPC } from "@/trpc/client";
import { FailureNotice } from "@/trpc/failure-notice";
import { useAnnounce } from "@/ui/announcer";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { Notice } from "@/ui/notice";
import type { Candidate, Candidates } from "./candidates";

/** By which prompts that came this way are found again. */
const TAG = "search-console";

interface CandidateListProps {
  id: string;
  name: string;
  found: Candidates;
  /** How many prompts the brand has. */
  present: number;
}

/** Queries to be ticked, and added as prompts all at once. */
export function CandidateList({ id, name, found: { unbranded, branded, leftOut }, present }: CandidateListProps) {
  const t = useTranslations("import.queries");
  const trpc = useTRPC();
  const cache = useQueryClient();
  const router = useRouter();
  const announce = useAnnounce();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const room = MOST_PROMPTS - present;
  const add = useMutation(
    trpc.prompt.create.mutationOptions({
      onSuccess: async ({ prompts }) => {
        await cache.invalidateQueries({ queryKey: trpc.brand.pathKey() });
        announce(t("added", { count: prompts.length }));
        router.push(brandHref(id));
      },
    }),
  );
  const tick = (candidates: readonly Candidate[], on: boolean) =>
    setTicked((before) => {
      const after = new Set(before);
      for (const { prompt } of candidates) on ? after.add(prompt) : after.delete(prompt);
      return after;
    });
  const list = { ticked, onTick: tick };
  if (unbranded.length + branded.length === 0)
    return (
      <Notice tone="info" title={t("none")}>
        {t("noneWhy")}
      </Notice>
    );
  return (
    <section aria-label={t("list")} className="grid gap-6">
      <div role="status" className="grid gap-1">
        <h2 className="title text-xl figures">{t("found", { count: unbranded.length })}</h2>
        <p className="text-sm text-soft figures">{t("leftOut", leftOut)}</p>
      </div>
      {unbranded.length > 0 && <Group candidates={unbranded} {...list} />}
      {branded.length > 0 && (
        <details className="grid gap-3">
          <summary className="min-h-6 cursor-pointer font-medium figures">
            {t("branded", { count: branded.length })}
          </summary>
          <p className="py-2 text-sm text-soft">{t("brandedHint")}</p>
          <Group candidates={branded} {...list} />
        </details>
      )}
      {ticked.size > room && <Notice tone="warning">{t("full", { name, count: room })}</Notice>}
      {add.isError && <FailureNotice title={t("failed")} error={add.error} />}
      <Button
        variant="primary"
        size="large"
        className="sticky bottom-4 justify-self-start"
        pending={add.isPending}
        disabled={ticked.size === 0 || ticked.size > room}
        onClick={() => {
          const prompts = [...unbranded, ...branded]
            .filter(({ prompt }) => ticked.has(prompt))
            .map(({ prompt }) => ({ prompt, tags: [TAG] }));
          add.mutate({ id, added: { prompts } });
        }}
      >
        {t("add", { count: ticked.size })}
      </Button>
    </section>
  );
}

interface GroupProps {
  candidates: readonly Candidate[];
  ticked: ReadonlySet<string>;
  onTick: (candidates: readonly Candidate[], on: boolean) => void;
}

function Group({ candidates, ticked, onTick }: GroupProps) {
  const t = useTranslations("import.queries");
  const hasClicks = candidates.some(({ clicks }) => clicks !== undefined);
  return (
    <div className="grid">
      <div className="flex items-center justify-between gap-4 border-b border-line pb-2 text-sm text-soft">
        <Checkbox
          label={t("all")}
          checked={candidates.every(({ prompt }) => ticked.has(prompt))}
          onChange={({ target }) => onTick(candidates, target.checked)}
        />
        {hasClicks && <span aria-hidden="true">{t("clicks")}</span>}
      </div>
      <ul>
        {candidates.map((candidate) => (
          <li
            key={candidate.prompt}
            className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1 last:border-b-0"
          >
            <Checkbox
              label={<span className="wrap-anywhere">{candidate.prompt}</span>}
              checked={ticked.has(candidate.prompt)}
              onChange={({ target }) => onTick([candidate], target.checked)}
            />
            {candidate.clicks !== undefined && (
              <span className="text-sm text-faint figures">
                <span className="sr-only">{t("clicks")} </span>
                {candidate.clicks}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
