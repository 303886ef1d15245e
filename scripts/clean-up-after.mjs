// @ts-check
// node scripts/clean-up-after.mjs <folder>: waits until its standard input ends, which is when the process that started
// it does, then ends every process marked with the folder and removes it. Started by test-run.mjs.
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { markedProcesses } from "./marked-processes.mjs";

/** To end in order what has been asked to. Nothing of a test run is worth a longer wait. */
const GRACE_MS = 5000;
const POLL_MS = 100;

/** @param {number} pid @param {NodeJS.Signals} signal */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

const folder = process.argv[2];
if (folder === undefined) throw new Error("usage: node scripts/clean-up-after.mjs FOLDER");
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, () => undefined);
await new Promise((ended) => process.stdin.once("end", ended).once("error", ended).resume());

const deadline = Date.now() + GRACE_MS;
const asked = new Set();
let left = markedProcesses(folder);
while (left.length > 0) {
  for (const { pid } of left) {
    if (Date.now() > deadline) send(pid, "SIGKILL");
    else if (!asked.has(pid)) send(pid, "SIGTERM");
    asked.add(pid);
  }
  await sleep(POLL_MS);
  left = markedProcesses(folder);
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: POLL_MS });
