// @ts-check
// node scripts/check-stopped-runs.mjs: stops three runs of the tests, each in another way and at another moment, and looks
// at what runs on. Takes some minutes; scripts/test-run.test.mjs proves the part that npm test can.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { markedProcesses } from "./marked-processes.mjs";
import { main, Problem } from "./problem.mjs";
import { ROOT, seconds } from "./run.mjs";
import { slowness } from "./slowness.mjs";
import { testLimits } from "./test-limits.mjs";

const POLL_MS = 200;

/** @type {readonly { when: string, stage: string, runs: RegExp, how: "Ctrl-C" | "SIGTERM" | "SIGKILL" }[]} */
const MOMENTS = [
  { when: "PostgreSQL is up for the unit tests", stage: "units", runs: /postgres -D/, how: "Ctrl-C" },
  { when: "the product starts", stage: "browser", runs: /apps\/api\/dist\/main\.js/, how: "SIGKILL" },
  { when: "a browser is open", stage: "browser", runs: /chrom.*--type=renderer/, how: "SIGTERM" },
];

/** @param {() => boolean} holds @param {number} patience in milliseconds @param {string} what */
async function until(holds, patience, what) {
  const deadline = Date.now() + patience;
  while (!holds()) {
    if (Date.now() > deadline) throw new Problem(`In ${seconds(patience)} never: ${what}.`);
    await sleep(POLL_MS);
  }
}

/** @param {typeof MOMENTS[number]} moment */
async function stopAt({ when, stage, runs, how }) {
  const { productStart, condition } = testLimits(slowness());
  const folder = mkdtempSync(join(tmpdir(), "marque-stopped-"));
  const run = spawn(process.execPath, ["scripts/test.mjs", stage], {
    cwd: ROOT,
    env: { ...process.env, TMPDIR: folder },
    stdio: "ignore",
    // A process group, as a terminal makes one for what is typed into it.
    detached: true,
  });
  const ended = once(run, "exit");
  const isThere = () => {
    if (run.exitCode !== null) throw new Problem(`The run was over before ${when}.`);
    return markedProcesses(folder).some(({ command }) => runs.test(command));
  };
  await until(isThere, productStart, when);
  const before = markedProcesses(folder).length;
  const began = Date.now();
  if (run.pid === undefined) throw new Problem("The run did not start.");
  process.kill(how === "Ctrl-C" ? -run.pid : run.pid, how === "Ctrl-C" ? "SIGINT" : how);
  await ended;
  await until(() => markedProcesses(folder).length === 0, condition, `nothing left (${folder})`);
  await until(() => readdirSync(folder).every((name) => !name.startsWith("marque-run-")), condition, "no folder left");
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  console.log(`${how} while ${when}: ${before} processes, none left after ${seconds(Date.now() - began)}`);
}

await main(async () => {
  for (const moment of MOMENTS) await stopAt(moment);
});
