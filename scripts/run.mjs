// @ts-check
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** The repository's root folder, where every command of ours runs. */
export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, say?: (line: string) => void }} [options] `quiet`
 *   keeps the output back, to be shown by the caller when it matters; `say` gets it line by line.
 * @returns {Promise<{ code: number, stdout: string, output: string }>} `output` is stdout and stderr as they came;
 *   both are empty unless `quiet` or `say`. A program ended by a signal has code 1.
 */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false, say } = {}) {
  // npm's own programs are .cmd files on Windows, which only a shell starts.
  const shell = process.platform === "win32" && command !== process.execPath;
  const child = spawn(command, args, { cwd, env, shell, stdio: quiet || say ? ["ignore", "pipe", "pipe"] : "inherit" });
  if (say) for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on("line", say);
  let stdout = "";
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    stdout += text;
    output += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  return new Promise((done, failed) => {
    child.once("error", failed);
    child.once("close", (code) => done({ code: code ?? 1, stdout, output }));
  });
}

/**
 * Runs a JavaScript file with this Node.js.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runNode = (file, args, options) => run(process.execPath, [file, ...args], options);

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
