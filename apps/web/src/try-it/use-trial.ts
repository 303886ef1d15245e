"use client";

import { useLocale } from "next-intl";
import { useEffect, useReducer, useRef, useState } from "react";
import { useTRPCClient } from "@/trpc/client";
import { bodyOf, hintsOf, type TrialRequest } from "./request";
import { IDLE, reduceTrial, type Trial } from "./trial";

interface TrialHandle {
  trial: Trial;
  /** What broke it, for a notice. */
  error: unknown;
  start: (request: TrialRequest) => void;
  stop: () => void;
}

/** Runs an analysis and tells what it finds as it finds it. Nothing is stored; leaving the page ends it. */
export function useTrial(): TrialHandle {
  const client = useTRPCClient();
  const language = useLocale();
  const [trial, dispatch] = useReducer(reduceTrial, IDLE);
  const [error, setError] = useState<unknown>();
  const hangUp = useRef<() => void>(undefined);
  useEffect(() => () => hangUp.current?.(), []);

  const start = (request: TrialRequest) => {
    hangUp.current?.();
    setError(undefined);
    dispatch({ type: "begun" });
    let isListening = true;
    const breakOff = (cause: unknown) => {
      if (!isListening) return;
      hangUp.current?.();
      setError(cause);
      dispatch({ type: "broken" });
    };
    const stream = client.analysis.watch.subscribe(
      { site: bodyOf(request), ...hintsOf(request), language },
      {
        onData: (event) => {
          if (!isListening) return;
          dispatch(event);
          if (event.type === "result") hangUp.current?.();
        },
        onError: breakOff,
        onComplete: () => breakOff(new Error("the stream ended before it had an answer")),
        // The link would dial again by itself and have the whole analysis done anew; that is for the person to say.
        onConnectionStateChange: ({ state, error: cause }) => {
          if (state === "connecting" && cause !== null) breakOff(cause);
        },
      },
    );
    hangUp.current = () => {
      isListening = false;
      stream.unsubscribe();
    };
  };
  const stop = () => {
    hangUp.current?.();
    dispatch({ type: "stopped" });
  };
  return { trial, error, start, stop };
}
