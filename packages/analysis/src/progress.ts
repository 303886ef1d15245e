import type { AnalysisEvent, AnalysisResult, Evidence, STEPS } from "@marque/schema";

type Step = (typeof STEPS)[number];

/** Tells what an analysis does, as it does it. */
export interface Progress {
  /** Does a step and tells that it began, how it ended and how long it took. `tell` puts the outcome in a sentence. */
  during<T>(step: Step, begin: string, work: () => T | Promise<T>, tell: (outcome: T) => StepEnd): Promise<T>;
  /** Tells that a step has nothing to do, and why. */
  skip(step: Step, reason: string): void;
  /** Tells values that are known before the end. */
  found(result: Partial<AnalysisResult>, evidence: readonly Evidence[]): void;
}

export interface StepEnd {
  status: "done" | "failed";
  message: string;
}

/** @param now milliseconds on a clock that never goes back. */
export function trackProgress(now: () => number, tell: (event: AnalysisEvent) => void): Progress {
  return {
    async during(step, begin, work, describe) {
      const startedAt = now();
      tell({ type: "step", step, status: "started", message: begin, milliseconds: null });
      const outcome = await work();
      tell({ type: "step", step, ...describe(outcome), milliseconds: Math.round(now() - startedAt) });
      return outcome;
    },
    skip(step, reason) {
      tell({ type: "step", step, status: "skipped", message: reason, milliseconds: null });
    },
    found(result, evidence) {
      tell({ type: "partial", result, evidence: [...evidence] });
    },
  };
}
