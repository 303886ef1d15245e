import { slowness } from "../../scripts/slowness.mjs";
import { testLimits } from "../../scripts/test-limits.mjs";

const factor = slowness();
// The workers, which load this too, and what they start: one measurement a run.
process.env.TEST_SLOWNESS = String(factor);

/** How long to wait for what, on this machine, at this moment. */
export const LIMITS = testLimits(factor);
