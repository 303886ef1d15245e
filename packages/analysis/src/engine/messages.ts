// What passes between the process and its threads: plain data, and a port that the thread reports on.
import type { MessagePort } from "node:worker_threads";
import type { Claim, Findings } from "../findings";

interface Work {
  /** Takes {@link Report}s. */
  port: MessagePort;
}

/** A function to call with arguments. */
export interface CallWork extends Work {
  name: string;
  args: readonly unknown[];
}

/** Findings to run the stages over: all of them, those after one, or those up to one and with it. */
export interface StagesWork extends Work {
  findings: Findings;
  after: string | null;
  until: string | null;
  /** The operator's private hosts, which count as websites. */
  privateHosts: readonly string[];
}

/** What a thread says while it works. */
export type Report =
  /** It may take so much processor time from now on. */
  | { type: "begun"; work: string; budgetMilliseconds: number }
  | { type: "claims"; stage: string; claims: readonly Claim[]; milliseconds: number }
  /** A stage threw, which is a fault of ours: those after it go on without its claims. */
  | { type: "failed"; stage: string; error: Error };
