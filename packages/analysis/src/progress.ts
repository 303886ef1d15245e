import type { AnalysisEvent, AnalysisResult, Evidence, STEPS } from "@marque/schema";

type Step = (typeof STEPS)[number];

/** Tells what an analysis does, as it does it. */
export interface Progress {
  /** Does a step and tells that it began, how it ended and how long it took. `tell` puts the outcome in a sentence. */
  during<T>(step: Step, begin: string, work: () => T | Promise<T>, tell: (outcome: T) => StepEnd): Promise<T>;
  /** Tells that a step began. What is returned tells how it ended and how long it took. */
  begin(step: Step, message: string): (end: StepEnd) => void;
  /** Tells that a step has nothing to do, and why. */
  skip(step: Step, reason: string): void;
  /** Tells values that are known before the end, if anybody listens. */
  found(known: () => { result: Partial<AnalysisResult>; evidence: readonly Evidence[] }): void;
}

export interface StepEnd {
  status: "done" | "failed";
  message: string;
}

/**
 * @param now milliseconds on a clock that never goes back.
 * @param listener hears what is told; when unset, nobody does.
 */
export function trackProgress(now: () => number, listener: ((event: AnalysisEvent) => void) | undefined): Progress {
  const tell = listener ?? (() => {});
  const begin: Progress["begin"] = (step, message) => {
    const startedAt = now();
    tell({ type: "step", step, status: "started", message, milliseconds: null });
    return (end) => tell({ type: "step", step, ...end, milliseconds: Math.round(now() - startedAt) });
  };
  return {
    begin,
    async during(step, message, work, describe) {
      const end = begin(step, message);
      const outcome = await work();
      end(describe(outcome));
      return outcome;
    },
    skip(step, reason) {
      tell({ type: "step", step, status: "skipped", message: reason, milliseconds: null });
    },
    found(known) {
      if (listener === undefined) return;
      const { result, evidence } = known();
      tell({ type: "partial", result, evidence: [...evidence] });
    },
  };
}
