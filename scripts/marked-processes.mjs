// @ts-check
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** @typedef {{ pid: number, command: string }} Marked */

/** @param {string} file @returns {string} Empty when the process has ended or is somebody else's to look at. */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** @param {string} folder @returns {Marked[]} */
function fromProc(folder) {
  // The folder itself, or one inside that a run within this run was given.
  const environment = new RegExp(`(^|\\0)TMPDIR=${folder.replace(/[.+*?^${}()|[\]\\]/g, "\\$&")}[\\0/]`);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const command = read(`/proc/${name}/cmdline`).replaceAll("\0", " ").trim();
      // A zombie has neither: it has ended, and waits for its parent to hear of it.
      const isMarked = command.includes(folder) || environment.test(read(`/proc/${name}/environ`));
      return isMarked ? [{ pid: Number(name), command }] : [];
    });
}

/** @param {string} folder @returns {Marked[]} */
function fromPs(folder) {
  // BSD's and macOS's ps; -E adds the environment to the command.
  const { stdout } = spawnSync("ps", ["-A", "-E", "-ww", "-o", "pid=,command="], { encoding: "utf8" });
  return (stdout ?? "").split("\n").flatMap((line) => {
    const [, pid, command = ""] = /^\s*(\d+)\s+(.*)$/.exec(line) ?? [];
    return command.includes(folder) ? [{ pid: Number(pid), command }] : [];
  });
}

/**
 * The processes that belong to a run of the tests: those whose temporary folder is the run's, and those whose command
 * line names it, as PostgreSQL's does, which gets no environment of ours.
 *
 * @param {string} folder The run's own temporary folder.
 */
export const markedProcesses = (folder) =>
  (process.platform === "linux" ? fromProc(folder) : fromPs(folder)).filter(({ pid }) => pid !== process.pid);
