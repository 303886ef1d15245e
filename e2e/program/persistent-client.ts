import { LIMITS } from "../product/limits";
import { call } from "./call";
import { uniqueId } from "./operations";

const PAUSE_MILLISECONDS = 100;

/** What a careful client meets while the product is half dead: no answer, or one that says to try again. */
export type Setback = "no answer" | number;

export interface Creation {
  /** What came before the 201. */
  setbacks: Setback[];
}

/** Creates a brand, and tries again under the same idempotency key until it is acknowledged. */
export async function createUntilAcknowledged(url: string, authorization: string, json: unknown): Promise<Creation> {
  const headers = { "idempotency-key": uniqueId("key") };
  const setbacks: Setback[] = [];
  const deadline = Date.now() + LIMITS.condition;
  while (Date.now() < deadline) {
    const answer = await call("POST", url, { authorization, json, headers }).catch(() => undefined);
    if (answer?.status === 201) return { setbacks };
    setbacks.push(answer?.status ?? "no answer");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
  }
  throw new Error(`Never acknowledged. What came instead: ${[...new Set(setbacks)].join(", ")}`);
}
