// @ts-check
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { Problem } from "./problem.mjs";

/**
 * What `work` and `start` take on the machine that the tests' limits were written on, when it does nothing else: two
 * cores of a 2.x GHz server, Node.js 20.20. Milliseconds.
 */
const REFERENCE = { work: 45, start: 45 };
/** Slower than this no run would end within a working day. */
const SLOWEST = 100;
const TRIES = 3;

const BLOCK = Buffer.alloc(1024 * 1024, "marque");

/** Work of a fixed size, native and interpreted: 24 MiB through SHA-256, and six million steps of arithmetic. */
function work() {
  const hash = createHash("sha256");
  for (let round = 0; round < 24; round += 1) hash.update(BLOCK);
  let sum = 0;
  for (let step = 0; step < 6_000_000; step += 1) sum = (sum * 31 + step) | 0;
  return `${hash.digest("hex")}${sum}`;
}

const start = () => spawnSync(process.execPath, ["--eval", "0"]);

/**
 * @param {() => unknown} act
 * @returns {number} Milliseconds on the wall, the middle one of a few tries: what else the machine does counts too.
 */
function milliseconds(act) {
  const took = Array.from({ length: TRIES }, () => {
    const began = performance.now();
    act();
    return performance.now() - began;
  });
  return took.sort((one, other) => one - other)[Math.floor(TRIES / 2)] ?? 0;
}

/**
 * How many times longer this machine takes at this moment than the one that the limits were written on, by the worse of
 * computing and starting a process. Takes some 300 ms there.
 *
 * @returns {number} From 1 to 100, to a tenth.
 */
export function measureSlowness() {
  work(); // the first time, it is compiled
  const factor = Math.max(milliseconds(work) / REFERENCE.work, milliseconds(start) / REFERENCE.start);
  return Math.min(SLOWEST, Math.max(1, Math.round(factor * 10) / 10));
}

/**
 * How slow this run's machine is: what TEST_SLOWNESS says, which `npm test` sets for all that it starts, else measured.
 *
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws {Problem} when TEST_SLOWNESS is no number from 1 to 100.
 */
export function slowness(environment = process.env) {
  const given = environment.TEST_SLOWNESS;
  if (given === undefined || given === "") return measureSlowness();
  const factor = Number(given);
  if (factor >= 1 && factor <= SLOWEST) return factor;
  throw new Problem(`TEST_SLOWNESS must be a number from 1 to ${SLOWEST}: how many times slower than usual all is.`);
}
