import { type AnalysisEvent, type AnalysisPlacement, type Evidence, STEPS } from "@marque/schema";

export type StepName = (typeof STEPS)[number];
export type StepStatus = "waiting" | Extract<AnalysisEvent, { type: "step" }>["status"];

export interface Step {
  step: StepName;
  status: StepStatus;
  /** What was done or found, in a sentence; empty while it waits. */
  message: string;
  milliseconds: number | null;
}

/** One run of an analysis as it is told on the screen. */
export interface AnalysisRun {
  /** `idle`: none was asked for. `stopped`: the person stopped it. `broken`: it ended without an answer. */
  status: "idle" | "running" | "done" | "stopped" | "broken";
  steps: readonly Step[];
  evidence: readonly Evidence[];
  /** Its markets, and those that may be chosen instead; `null` while nothing is known of them. */
  placement: AnalysisPlacement | null;
  /** What kept the site from being read, or what broke the run; `null` when all went well. */
  problem: string | null;
}

/**
 * Its site could not be read, and yet competitors or prompts were found: Marque knows the brand, or was told its market. That
 * is a success, and no failure.
 */
export const isFromRecords = ({ status, problem, evidence }: AnalysisRun): boolean =>
  status === "done" &&
  problem !== null &&
  evidence.some(({ field }) => field === "competitors" || field === "suggestedPrompts") &&
  evidence.every(({ url }) => url === null);

/** Its site was read, and yet a step failed: there was no time for it. */
export const isCutShort = ({ status, problem, steps }: AnalysisRun): boolean =>
  status === "done" && problem === null && steps.some((step) => step.status === "failed");

/** What happens to a run: the server's events, and how it began and ended on our side. */
export type RunEvent =
  | AnalysisEvent
  | { type: "resuggested"; evidence: readonly Evidence[]; placement: AnalysisPlacement }
  | { type: "begun" }
  | { type: "stopped" }
  | { type: "broken"; problem: string };

const waiting = (): Step[] => STEPS.map((step) => ({ step, status: "waiting", message: "", milliseconds: null }));

export const idleRun = (): AnalysisRun => ({
  status: "idle",
  steps: waiting(),
  evidence: [],
  placement: null,
  problem: null,
});

/** A step that ran when the run ended did not finish; one that waited was not done. */
const cutOff = (steps: readonly Step[], running: "failed" | "skipped"): Step[] =>
  steps.map((step) => {
    if (step.status === "started") return { ...step, status: running, message: "Not finished" };
    return step.status === "waiting" ? { ...step, status: "skipped", message: "Not done" } : step;
  });

/** A step that was neither done nor left out when the answer came: the time for the whole was over before it. */
const outOfTime = (step: Step): Step =>
  step.status === "waiting" || step.status === "started" ? { ...step, status: "failed", message: "Not done" } : step;

/** Newer evidence of a field replaces what was known of the same value; all else stays. */
function mergeEvidence(known: readonly Evidence[], newer: readonly Evidence[]): Evidence[] {
  const place = ({ field, value }: Evidence) => JSON.stringify([field, value]);
  const replaced = new Set(newer.map(place));
  return [...known.filter((each) => !replaced.has(place(each))), ...newer];
}

/** The run after an event. Of what comes after its end only suggestions made anew change it. */
export function reduceRun(run: AnalysisRun, event: RunEvent): AnalysisRun {
  if (event.type === "begun") return { ...idleRun(), status: "running", evidence: run.evidence };
  if (event.type === "resuggested") return { ...run, evidence: event.evidence, placement: event.placement };
  if (run.status !== "running") return run;
  switch (event.type) {
    case "step": {
      const { step: name, status, message, milliseconds } = event;
      const steps = run.steps.map((step) =>
        step.step === name ? { step: name, status, message, milliseconds } : step,
      );
      return { ...run, steps };
    }
    case "partial":
      return { ...run, evidence: mergeEvidence(run.evidence, event.evidence) };
    case "result":
      return {
        ...run,
        status: "done",
        steps: run.steps.map(outOfTime),
        evidence: event.evidence,
        placement: event.placement,
        problem: event.problem,
      };
    case "stopped":
      return { ...run, status: "stopped", steps: cutOff(run.steps, "skipped") };
    case "broken":
      return { ...run, status: "broken", steps: cutOff(run.steps, "failed"), problem: event.problem };
  }
}
