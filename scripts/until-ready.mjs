// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "./problem.mjs";

const POLL_MS = 50;
/** Longer than anything takes that comes up in the end, a first compilation by `next dev` included. */
const PATIENCE_MS = 180_000;
/** It died this often and never answered: it will not. */
const DEATHS = 3;

/**
 * Waits until a service answers.
 *
 * @param {import("./keep-running.mjs").Kept} service
 * @param {string} url
 * @param {(status: number) => boolean} isReady
 * @param {AbortSignal} stopping
 */
export async function untilReady(service, url, isReady, stopping) {
  const deadline = Date.now() + PATIENCE_MS;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]);
  while (!stopping.aborted) {
    try {
      const answer = await fetch(url, { redirect: "manual", signal });
      await answer.arrayBuffer();
      if (isReady(answer.status)) return;
    } catch {
      // Not listening yet. Whether it ever will is decided below.
    }
    if (service.deaths() >= DEATHS) throw new Problem(`${service.name} does not start; what it says is above.`);
    if (Date.now() > deadline) throw new Problem(`${service.name} does not answer at ${url}.`);
    await sleep(POLL_MS);
  }
}
