// @ts-check
import { setTimeout as sleep } from "node:timers/promises";

/** Whatever ran this long was well; its next end is not counted together with those before. */
const WELL_MS = 60_000;
const LONGEST_PAUSE_SECONDS = 10;

/** @param {number} deaths @returns {number} Seconds until the next try: 1, 2, 4, 8, then 10. */
export const pauseAfter = (deaths) => Math.min(LONGEST_PAUSE_SECONDS, 2 ** (deaths - 1));

/**
 * Starts something, and starts it again whenever it ends unasked.
 *
 * @template {import("./launch.mjs").Running} T
 * @param {string} name
 * @param {() => T | Promise<T>} start What it throws the first time is thrown to the caller; later it is said in a line.
 * @param {{ say?: (line: string) => void, secondInMilliseconds?: number }} [options]
 */
export async function keepRunning(name, start, { say = console.log, secondInMilliseconds = 1000 } = {}) {
  const stopping = new AbortController();
  let deaths = 0;
  let startedAt = Date.now();
  let current = await start();

  /** @returns {Promise<void>} */
  const watch = async () => {
    let how = await current.ended;
    while (!stopping.signal.aborted) {
      if (Date.now() - startedAt > WELL_MS) deaths = 0;
      deaths += 1;
      const pause = pauseAfter(deaths);
      say(`${name} ended unexpectedly (${how}). Starting it again in ${pause} s.`);
      await sleep(pause * secondInMilliseconds, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      startedAt = Date.now();
      try {
        current = await start();
        // Told to stop while it started: what came up late goes too.
        if (stopping.signal.aborted) return await current.stop();
        how = await current.ended;
      } catch (error) {
        how = error instanceof Error ? error.message : String(error);
      }
    }
  };
  const watching = watch();

  return {
    name,
    /** How often it ended unasked, since it last ran well. */
    deaths: () => deaths,
    /** Ends the present run; the next one follows as after any end. */
    interrupt: () => current.stop(),
    kill: () => {
      stopping.abort();
      current.kill();
    },
    async stop() {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
}
/** @typedef {Awaited<ReturnType<typeof keepRunning>>} Kept */
