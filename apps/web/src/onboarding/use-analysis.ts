"use client";

import type { AnalysisHints, AnalysisResult } from "@marque/schema";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { useTRPCClient } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { useToldProblem } from "@/trpc/use-problem-words";
import { type AnalysisRun, type RunEvent, reduceRun } from "./analysis-run";

export interface AnalysisHandle {
  run: AnalysisRun;
  start: (website: string, hints: AnalysisHints) => void;
  stop: () => void;
  /** Takes in suggestions that were made anew. */
  tellAnew: (anew: Extract<RunEvent, { type: "resuggested" }>) => void;
}

/**
 * Runs an analysis and tells what it finds as it finds it. Leaving the page ends it.
 * @param left how one before it was left.
 */
export function useAnalysis(onFound: (result: Partial<AnalysisResult>) => void, left: AnalysisRun): AnalysisHandle {
  const client = useTRPCClient();
  const language = useLocale();
  const t = useTranslations("onboarding.failure");
  const told = useToldProblem();
  const [run, dispatch] = useReducer(reduceRun, left);
  const hangUp = useRef<() => void>(undefined);
  useEffect(() => () => hangUp.current?.(), []);

  const end = useCallback((event: RunEvent) => {
    // Hanging up first: what the stream still says of its own end is no news then.
    hangUp.current?.();
    hangUp.current = undefined;
    dispatch(event);
  }, []);

  const brokenBy = useCallback(
    (error: unknown) => {
      const problem = problemOf(error);
      return problem.status === 0 ? t("connectionLost") : told(problem);
    },
    [t, told],
  );
  const start = useCallback(
    (website: string, hints: AnalysisHints) => {
      hangUp.current?.();
      dispatch({ type: "begun" });
      let listening = true;
      const stream = client.analysis.watch.subscribe(
        { site: { website }, ...hints, language },
        {
          onData: (event) => {
            if (!listening) return;
            if (event.type !== "step") onFound(event.result);
            if (event.type === "result") end(event);
            else dispatch(event);
          },
          onError: (error) => listening && end({ type: "broken", problem: brokenBy(error) }),
          onComplete: () => listening && end({ type: "broken", problem: t("noAnswer") }),
          onConnectionStateChange: ({ state, error }) => {
            // The link would dial again by itself and have the whole analysis done anew; that is for the person to say.
            if (listening && state === "connecting" && error !== null)
              end({ type: "broken", problem: brokenBy(error) });
          },
        },
      );
      hangUp.current = () => {
        listening = false;
        stream.unsubscribe();
      };
    },
    [client, language, t, brokenBy, onFound, end],
  );
  const stop = useCallback(() => end({ type: "stopped" }), [end]);
  return { run, start, stop, tellAnew: dispatch };
}
