"use client";

import type { AnalysisHints } from "@marque/schema";
import { useLocale } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTRPCClient } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useToldProblem } from "@/trpc/use-problem-words";

type Client = ReturnType<typeof useTRPCClient>;
/** What an analysis answers: the suggestions, their evidence, and where the brand was placed. */
export type Answer = Awaited<ReturnType<Client["analysis"]["run"]["mutate"]>>;

export interface Resuggestion {
  /** Suggests anew by what the person says of the website; answers nothing when it failed, or was asked again meanwhile. */
  resuggest: (website: string, brandName: string | undefined, hints: AnalysisHints) => Promise<Answer | undefined>;
  pending: boolean;
  /** Why the last one failed, in a sentence. */
  failure: string | undefined;
}

/** Suggestions made anew by what a person says of a business. The server remembers its pages for some minutes. */
export function useResuggestion(): Resuggestion {
  const told = useToldProblem();
  const client = useTRPCClient();
  const language = useLocale();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  const resuggest: Resuggestion["resuggest"] = useCallback(
    async (website, brandName, hints) => {
      latest.current?.abort();
      const own = new AbortController();
      latest.current = own;
      setPending(true);
      setFailure(undefined);
      try {
        const answer = await client.analysis.run.mutate(
          { site: { website, brandName }, ...hints, language },
          { signal: own.signal },
        );
        return own.signal.aborted ? undefined : answer;
      } catch (error) {
        // What was given up for a newer one is no failure.
        if (!own.signal.aborted) setFailure(told(problemOf(error)));
        return undefined;
      } finally {
        if (latest.current === own) setPending(false);
      }
    },
    [client, language, told],
  );
  return { resuggest, pending, failure };
}
