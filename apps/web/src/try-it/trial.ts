import { type AnalysisEvent, type Evidence, STEPS } from "@marque/schema";

type Step = Extract<AnalysisEvent, { type: "step" }>;

/** What is known of an answer. */
export type Found = Extract<AnalysisEvent, { type: "partial" }>["result"];

/** An analysis as far as it has come. */
export interface Trial {
  /** `broken`: it ended without an answer. `stopped`: the person ended it. */
  status: "idle" | "running" | "done" | "stopped" | "broken";
  /** Those that began, in their order. */
  steps: readonly Step[];
  /** The fields that are known so far. */
  result: Found;
  evidence: readonly Evidence[];
  /** What kept the site from being read, in a sentence. */
  problem: string | null;
}

export const IDLE: Trial = { status: "idle", steps: [], result: {}, evidence: [], problem: null };

/** The server's events, and how it began and ended on our side. */
export type TrialEvent = AnalysisEvent | { type: "begun" | "stopped" | "broken" };

const placeOf = ({ step }: Step): number => STEPS.indexOf(step);

export function reduceTrial(trial: Trial, event: TrialEvent): Trial {
  if (event.type === "begun") return { ...IDLE, status: "running" };
  if (trial.status !== "running") return trial;
  switch (event.type) {
    case "step": {
      const others = trial.steps.filter(({ step }) => step !== event.step);
      return { ...trial, steps: [...others, event].sort((one, other) => placeOf(one) - placeOf(other)) };
    }
    case "partial":
      return {
        ...trial,
        result: { ...trial.result, ...event.result },
        evidence: [...trial.evidence, ...event.evidence],
      };
    case "result":
      return { ...trial, status: "done", result: event.result, evidence: event.evidence, problem: event.problem };
    default:
      return { ...trial, status: event.type };
  }
}
