import { type Problem, problemOf } from "@/trpc/problem";

/** Why the API did not do what a link is for. */
export interface Refusal {
  done: false;
  /**
   * `link`: its key was used, has expired or never was; `unfit`: what was written does not fit, which the form would have
   * said; `other`: what `problem` says, with the faults of its fields.
   */
  because: "link" | "unfit" | "other";
  problem: Problem;
}

export type Outcome = { done: true; email: string } | Refusal;

/** Before anything was asked. */
export const UNFIT: Refusal = {
  done: false,
  because: "unfit",
  problem: { status: 400, reason: "validation", message: "", faults: [], requestId: undefined },
};

/** @param linkStatus of the API's answer to a bad key. */
export function refusalOf(error: unknown, linkStatus: 403 | 404): Refusal {
  const problem = problemOf(error);
  return { done: false, because: problem.status === linkStatus ? "link" : "other", problem };
}
