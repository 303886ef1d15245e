import type { AnalysisEvent, AnalysisResult, Evidence, STEPS } from "@marque/schema";
import type { Said, Say } from "./explain/say";

type Step = (typeof STEPS)[number];

/** Tells what an analysis does, as it does it. */
export interface Progress {
  /** Does a step and tells that it began, how it ended and how long it took. `tell` puts the outcome in a sentence. */
  during<T>(step: Step, begin: Said, work: () => T | Promise<T>, tell: (outcome: T) => StepEnd): Promise<T>;
  /** Tells that a step began. What is returned tells how it ended and how long it took. */
  begin(step: Step, doing: Said): (end: StepEnd) => void;
  /** Tells that a step has nothing to do, and why. */
  skip(step: Step, why: Said): void;
  /** Tells values that are known before the end, if anybody listens. */
  found(known: () => { result: Partial<AnalysisResult>; evidence: readonly Evidence[] }): void;
}

export interface StepEnd {
  status: "done" | "failed";
  /** What was done or found, in parts that stand beside each other. */
  told: readonly Said[];
}

/**
 * @param now milliseconds on a clock that never goes back.
 * @param say in the language of who listens.
 * @param listener hears what is told; when unset, nobody does.
 */
export function trackProgress(
  now: () => number,
  say: Say,
  listener: ((event: AnalysisEvent) => void) | undefined,
): Progress {
  const tell = listener ?? (() => {});
  const inWords = (...told: readonly Said[]) => told.map(({ code, params }) => say(code, params)).join(", ");
  const begin: Progress["begin"] = (step, doing) => {
    const startedAt = now();
    tell({ type: "step", step, status: "started", message: inWords(doing), milliseconds: null });
    return ({ status, told }) =>
      tell({ type: "step", step, status, message: inWords(...told), milliseconds: Math.round(now() - startedAt) });
  };
  return {
    begin,
    async during(step, doing, work, describe) {
      const end = begin(step, doing);
      const outcome = await work();
      end(describe(outcome));
      return outcome;
    },
    skip(step, why) {
      tell({ type: "step", step, status: "skipped", message: inWords(why), milliseconds: null });
    },
    found(known) {
      if (listener === undefined) return;
      const { result, evidence } = known();
      tell({ type: "partial", result, evidence: [...evidence] });
    },
  };
}
