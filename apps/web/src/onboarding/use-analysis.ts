"use client";

import type { AnalysisHints, AnalysisResult } from "@marque/schema";
import { useLocale } from "next-intl";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { inWords } from "@/brand/in-words";
import { useTRPCClient } from "@/trpc/client";
import { problemOf } from "@/trpc/problem";
import { type AnalysisRun, type RunEvent, reduceRun } from "./analysis-run";

const LOST = "The connection to Marque was lost while the website was being analysed.";
const NO_ANSWER = "The analysis ended before it had an answer.";

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
  const [run, dispatch] = useReducer(reduceRun, left);
  const hangUp = useRef<() => void>(undefined);
  useEffect(() => () => hangUp.current?.(), []);

  const end = useCallback((event: RunEvent) => {
    // Hanging up first: what the stream still says of its own end is no news then.
    hangUp.current?.();
    hangUp.current = undefined;
    dispatch(event);
  }, []);

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
          onComplete: () => listening && end({ type: "broken", problem: NO_ANSWER }),
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
    [client, language, onFound, end],
  );
  const stop = useCallback(() => end({ type: "stopped" }), [end]);
  return { run, start, stop, tellAnew: dispatch };
}

function brokenBy(error: unknown): string {
  const problem = problemOf(error);
  return problem.status === 0 ? LOST : inWords(problem);
}
