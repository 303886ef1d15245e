// @ts-check
import { Problem } from "./problem.mjs";
import { createProgress } from "./progress.mjs";
import { countLine, single, sum } from "./report.mjs";

/** @typedef {{ name: string, counts: import("./report.mjs").Counts, took: string }} Result */

/**
 * Runs all stages, whatever becomes of those before, and prints what came of each. The last line is the count of all.
 *
 * @param {import("./stages.mjs").Stage[][][]} groups One group after the other; of a group, the lists side by side; of a
 *   list, one stage after the other.
 * @param {AbortSignal} [stopping] No stage begins once it is aborted.
 * @returns {Promise<boolean>} Whether nothing failed.
 */
export async function runStages(groups, stopping) {
  const progress = createProgress();
  /** @type {Result[]} */
  const results = [];

  /** @param {import("./stages.mjs").Stage} stage */
  const runStage = async ({ name, says, run }) => {
    const say = progress.begin(name);
    say(`${says}…`);
    const counts = await run(say).catch((error) => {
      say(error instanceof Problem ? error.message : (error?.stack ?? String(error)));
      return single(false);
    });
    const took = progress.end(name);
    say(`${countLine(counts)} (${took})`);
    results.push({ name, counts, took });
  };

  for (const group of groups)
    await Promise.all(
      group.map(async (stages) => {
        for (const stage of stages) if (!stopping?.aborted) await runStage(stage);
      }),
    );
  progress.stop();
  const width = Math.max(0, ...results.map(({ name }) => name.length));
  console.log("");
  for (const { name, counts, took } of results)
    console.log(`${name.padEnd(width)}  ${took.padStart(7)}  ${countLine(counts)}`);
  const total = sum(results.map(({ counts }) => counts));
  console.log(`\n${countLine(total)}`);
  return total.failed === 0;
}
