// @ts-check
import { fork } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { worthShowing } from "./log.mjs";
import { ROOT } from "./run.mjs";

/**
 * A process of the product, or anything else that ends by itself or when it is told to.
 *
 * @typedef {object} Running
 * @property {Promise<string>} ended Resolves with how it ended, in words.
 * @property {() => Promise<void>} stop Asks it to end, and resolves when it has.
 * @property {() => void} kill
 */

/**
 * Starts a JavaScript file as a process of its own, which ends with this one.
 *
 * @param {object} options
 * @param {string} options.name Stands before its lines on the terminal.
 * @param {string} options.file From the root, as all paths here; with `cwd`, from that.
 * @param {string[]} [options.args]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} options.env
 * @param {import("./log.mjs").Log} [options.log] Takes every line; the terminal then shows warnings and errors
 *   alone. Without it the terminal shows everything.
 * @param {number} options.patienceSeconds How long it may take to end before it is killed.
 * @returns {Running}
 */
export function launch({ name, file, args = [], cwd = ".", env, log, patienceSeconds }) {
  const child = fork(resolve(ROOT, cwd, file), args, {
    cwd: resolve(ROOT, cwd),
    env,
    execArgv: ["--import", new URL("exit-with-parent.mjs", import.meta.url).href],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A process group of its own: Ctrl-C in the terminal reaches the supervisor alone, which stops things in order.
    detached: true,
  });
  /** @param {string} line @param {string | undefined} shown */
  const take = (line, shown) => {
    log?.write(`${line}\n`);
    const visible = log ? shown : line;
    if (visible !== undefined) console.log(`${name}: ${visible}`);
  };
  if (child.stdout) createInterface({ input: child.stdout }).on("line", (line) => take(line, worthShowing(line)));
  if (child.stderr) createInterface({ input: child.stderr }).on("line", (line) => take(line, line || undefined));

  /** @type {Promise<string>} */
  const ended = new Promise((done) => {
    child.once("error", (error) => done(error.message));
    child.once("exit", (code, signal) => done(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const kill = () => void child.kill("SIGKILL");
  return {
    ended,
    kill,
    async stop() {
      child.kill("SIGTERM");
      const overdue = setTimeout(kill, patienceSeconds * 1000);
      await ended;
      clearTimeout(overdue);
    },
  };
}
