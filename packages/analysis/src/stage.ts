import type { Atlas } from "@marque/atlas";
import type { PrivateHosts } from "@marque/schema";
import type { Findings } from "./findings";

/** What stages know beside the findings. */
export interface Knowledge {
  atlas: Atlas;
  /** The operator's, which count as websites. */
  privateHosts: PrivateHosts;
}

/** A pure step of an analysis: it adds claims to the findings. Touches nothing else, and never throws. */
export type Stage = (findings: Findings, knowledge: Knowledge) => Findings;
