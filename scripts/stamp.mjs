// @ts-check
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/**
 * Work whose outcome depends on nothing but its inputs and the Node.js that does it.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} says What is printed before it runs.
 * @property {string[]} inputs Files, and folders with everything in them, from the root.
 * @property {string[]} outputs Files that must be there for the step to count as done.
 * @property {() => Promise<void>} run
 */

/** Made by some step, or of no consequence to any. */
const IGNORED_NAMES = new Set(["node_modules", "dist", ".next", "test-results", "next-env.d.ts"]);
const IGNORED_FILES = /\.(test\.[a-z]+|tsbuildinfo|md)$/;

/**
 * @param {string} path
 * @returns {string[]} The path itself, or every file under it, in an order that no file system changes.
 */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !IGNORED_NAMES.has(name) && !IGNORED_FILES.test(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

/**
 * @param {string} root
 * @param {string[]} inputs
 * @returns {string} SHA-256 over the names and contents of all inputs, and Node's major version.
 */
export function fingerprint(root, inputs) {
  const hash = createHash("sha256").update(`node ${process.versions.node.split(".")[0]}\n`);
  for (const file of inputs.flatMap((input) => filesUnder(join(root, input)))) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file).split(sep).join("/")} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

/**
 * Runs a step unless it was done with these very inputs and what it made is still there.
 *
 * @param {string} root
 * @param {Step} step
 * @param {(line: string) => void} [say]
 * @returns {Promise<boolean>} Whether it ran.
 */
export async function runStep(root, step, say = console.log) {
  const stamp = join(root, ".cache", `${step.name}.stamp`);
  const now = fingerprint(root, step.inputs);
  const made = step.outputs.every((output) => existsSync(join(root, output)));
  if (made && existsSync(stamp) && readFileSync(stamp, "utf8") === now) return false;
  say(step.says);
  // Away while the step runs: one that is interrupted half-way has to run again.
  rmSync(stamp, { force: true });
  await step.run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
