// @ts-check
import { Problem } from "./problem.mjs";
import { countLine, single, sum } from "./report.mjs";
import { seconds } from "./run.mjs";

/**
 * Runs all stages, whatever becomes of those before, and prints what came of each. The last line is the count of all.
 *
 * @param {import("./stages.mjs").Stage[]} stages
 * @returns {Promise<boolean>} Whether nothing failed.
 */
export async function runStages(stages) {
  const results = [];
  for (const { name, says, run } of stages) {
    console.log(`\n${says}…`);
    const began = Date.now();
    const counts = await run().catch((error) => {
      console.log(error instanceof Problem ? error.message : error);
      return single(false);
    });
    const took = seconds(Date.now() - began);
    console.log(`${says}: ${countLine(counts)} (${took})`);
    results.push({ name, counts, took });
  }
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log("");
  for (const { name, counts, took } of results)
    console.log(`${name.padEnd(width)}  ${took.padStart(7)}  ${countLine(counts)}`);
  const total = sum(results.map(({ counts }) => counts));
  console.log(`\n${countLine(total)}`);
  return total.failed === 0;
}
