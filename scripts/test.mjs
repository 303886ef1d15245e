// @ts-check
// npm test: everything that proves the project. npm test -- units browser: those stages alone.
import { setTimeout as sleep } from "node:timers/promises";
import { main, Problem } from "./problem.mjs";
import { single } from "./report.mjs";
import { runStages } from "./run-stages.mjs";
import { setUp } from "./setup.mjs";
import { slowness } from "./slowness.mjs";
import { browser, build, imports, lint, rules, types, units } from "./stages.mjs";
import { stopOnSignal } from "./stop-on-signal.mjs";
import { testLimits } from "./test-limits.mjs";
import { beginTestRun } from "./test-run.mjs";

const POLL_MS = 200;

await main(async () => {
  const run = beginTestRun();
  const stopping = new AbortController();
  // 130: what shells make of Ctrl-C. A second one kills at once; the run's own cleaner sees to what it leaves.
  stopOnSignal(
    () => {
      stopping.abort();
      return run.end();
    },
    () => undefined,
    130,
  );

  /** @type {import("./stages.mjs").Stage} */
  const leftovers = {
    name: "leftovers",
    says: "Nothing that the tests started runs on",
    run: async (say) => {
      // What was told to end may take a moment.
      const patience = Date.now() + testLimits(slowness()).productStop;
      let left = run.leftBehind();
      while (left.length > 0 && Date.now() < patience) {
        await sleep(POLL_MS);
        left = run.leftBehind();
      }
      for (const command of left) say(`still running: ${command}`);
      return single(left.length === 0);
    },
  };
  // Beside each other, as each waits a third of its time: for servers, for pages, for limits that it tests.
  const groups = [[[lint, imports, types, build, browser], [units]], [[rules]]];
  const names = groups.flat(2).map(({ name }) => name);
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Problem(`No stage is named ${unknown.join(", ")}. There are: ${names.join(", ")}.`);

  await setUp("atlas");
  const factor = slowness();
  process.env.TEST_SLOWNESS = String(factor);
  console.log(`The limits of the tests are ${factor} times what they are on the machine that they were written on.`);
  /** @param {import("./stages.mjs").Stage[]} stages */
  const chosen = (stages) => stages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  const passed = await runStages([...groups.map((group) => group.map(chosen)), [[leftovers]]], stopping.signal);
  if (stopping.signal.aborted) return;
  await run.end();
  if (!passed) process.exitCode = 1;
});
