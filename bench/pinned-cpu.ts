import { spawnSync } from "node:child_process";

/** Keeps this process on one core where `taskset` (util-linux) is at hand, so that figures mean one core's work. */
export function pinToOneCore(): void {
  spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", "0", String(process.pid)]);
}

/** The CPU milliseconds of this process, all its threads, that some work takes. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
