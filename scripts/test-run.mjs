// @ts-check
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { markedProcesses } from "./marked-processes.mjs";

/**
 * Gives a run of the tests a temporary folder of its own, by which all that it starts can be found, and a process
 * beside it that ends whatever is left when this one ends, even by SIGKILL.
 *
 * vitest and Playwright can't be left to it: at SIGTERM vitest is gone before PostgreSQL has been stopped.
 */
export function beginTestRun() {
  const folder = mkdtempSync(join(tmpdir(), "marque-run-"));
  // As open as /tmp: PostgreSQL runs under another account. Each test's own folder in it is closed.
  chmodSync(folder, 0o755);
  const cleaner = spawn(process.execPath, [fileURLToPath(new URL("clean-up-after.mjs", import.meta.url)), folder], {
    // Its standard input ends when this process does. Out of the terminal's process group, so that Ctrl-C spares it.
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  const cleaned = once(cleaner, "exit");
  cleaner.unref();
  process.env.TMPDIR = folder;
  return {
    folder,
    /** Command lines of what runs still. */
    leftBehind: () =>
      markedProcesses(folder)
        .filter(({ pid }) => pid !== cleaner.pid)
        .map(({ command }) => command),
    /** Ends what is left, removes the folder, and resolves when both are done. */
    async end() {
      cleaner.ref();
      cleaner.stdin.end();
      await cleaned;
    },
  };
}
/** @typedef {ReturnType<typeof beginTestRun>} TestRun */
