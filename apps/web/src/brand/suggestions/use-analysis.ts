"use client";

import type { AnalysisEvent } from "@marque/schema";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTRPCClient } from "@/trpc/client";
import { type Problem, problemOf } from "@/trpc/problem";

type Found = Extract<AnalysisEvent, { type: "result" }>;

/** An analysis of the brand's website, as its page tells of it. */
export type Run =
  | { state: "idle" }
  /** `message`: what is being done, in a sentence; empty at first. */
  | { state: "running"; message: string }
  | { state: "found"; found: Found }
  | { state: "broken"; problem: Problem };

/** Runs an analysis of a website; leaving the page ends it. */
export function useAnalysis(onFound: (found: Found) => void) {
  const client = useTRPCClient();
  const [run, setRun] = useState<Run>({ state: "idle" });
  const hangUp = useRef<() => void>(undefined);
  useEffect(() => () => hangUp.current?.(), []);

  const end = useCallback((how: Run) => {
    // Hanging up first: what the stream still says of its own end is no news then.
    hangUp.current?.();
    hangUp.current = undefined;
    setRun(how);
  }, []);
  const start = useCallback(
    (website: string) => {
      hangUp.current?.();
      setRun({ state: "running", message: "" });
      let listening = true;
      const lost = (error: unknown) => listening && end({ state: "broken", problem: problemOf(error) });
      const stream = client.analysis.watch.subscribe(
        { site: { website } },
        {
          onData: (event) => {
            if (!listening) return;
            if (event.type === "step" && event.message !== "") setRun({ state: "running", message: event.message });
            if (event.type !== "result") return;
            end({ state: "found", found: event });
            onFound(event);
          },
          onError: lost,
          onComplete: () => lost(undefined),
          // The link would dial again by itself and have the whole analysis done anew.
          onConnectionStateChange: ({ state, error }) => state === "connecting" && error !== null && lost(error),
        },
      );
      hangUp.current = () => {
        listening = false;
        stream.unsubscribe();
      };
    },
    [client, end, onFound],
  );
  const close = useCallback(() => end({ state: "idle" }), [end]);
  return { run, start, close };
}
