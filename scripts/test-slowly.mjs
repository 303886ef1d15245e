// @ts-check
// node scripts/test-slowly.mjs [stage…]: npm test with a tenth of the machine's CPU, as on a day when others have the rest.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { main } from "./problem.mjs";
import { ROOT, run } from "./run.mjs";

const SHARE = 0.1;
/** What Linux divides into; microseconds. */
const PERIOD_US = 100_000;
const GROUP = `marque-slow-${process.pid}`;

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    // Not there, or not ours.
    return false;
  }
}

/** @returns {string | undefined} A new control group that has a tenth of the CPU; undefined where none can be made. */
function slowGroup() {
  const quota = Math.round(PERIOD_US * SHARE * availableParallelism());
  const groups = "/sys/fs/cgroup";
  // The second version, where the root group passes the CPU on to its children.
  const passedOn = join(groups, "cgroup.subtree_control");
  if (isWritable(passedOn) && /\bcpu\b/.test(readFileSync(passedOn, "utf8"))) {
    const group = join(groups, GROUP);
    mkdirSync(group);
    writeFileSync(join(group, "cpu.max"), `${quota} ${PERIOD_US}`);
    return group;
  }
  // The first version, under the group that we are in.
  const own = /^\d+:(?:[^:]*,)?cpu(?:,[^:]*)?:(.*)$/m.exec(readFileSync("/proc/self/cgroup", "utf8"))?.[1];
  const parent = join(groups, "cpu", own ?? "");
  if (own === undefined || !isWritable(join(parent, "cgroup.procs"))) return undefined;
  const group = join(parent, GROUP);
  mkdirSync(group);
  writeFileSync(join(group, "cpu.cfs_period_us"), String(PERIOD_US));
  writeFileSync(join(group, "cpu.cfs_quota_us"), String(quota));
  return group;
}

/** @param {string} group */
async function inGroup(group) {
  const enter = `echo $$ > ${group}/cgroup.procs && exec "$0" "$@"`;
  const { code } = await run("sh", ["-c", enter, process.execPath, "scripts/test.mjs", ...process.argv.slice(2)]);
  // The group goes once the last process in it has.
  rmdirSync(group);
  return code;
}

/** Nine neighbours on each core that never rest leave a tenth to each process of ours: slow, though less evenly so. */
async function besideNeighbours() {
  const neighbours = Array.from({ length: 9 * availableParallelism() }, () =>
    // They look for their parent, so that none outlives a run that is killed.
    spawn(process.execPath, ["-e", "const { ppid } = process; while (process.ppid === ppid);"], { stdio: "ignore" }),
  );
  const { code } = await run(process.execPath, ["scripts/test.mjs", ...process.argv.slice(2)], { cwd: ROOT });
  for (const neighbour of neighbours) {
    const ended = once(neighbour, "exit");
    neighbour.kill("SIGKILL");
    await ended;
  }
  return code;
}

await main(async () => {
  const group = process.platform === "linux" ? slowGroup() : undefined;
  console.log(group ? `A tenth of the CPU (${group}).` : "Beside nine neighbours on each core that never rest.");
  process.exitCode = await (group ? inGroup(group) : besideNeighbours());
});
