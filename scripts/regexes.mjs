// @ts-check
// Which regular expressions may take more than linear time: every literal of the folders below is given to recheck, which
// looks for texts that keep it busy. Those that are built while running are listed by where they are built.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "acorn";
import { simple } from "acorn-walk";
import { transformSync } from "esbuild";
import { ROOT } from "./run.mjs";

const FOLDERS = ["apps/api/src", ...["analysis", "atlas", "lexicon", "schema"].map((name) => `packages/${name}/src`)];
/**
 * What recheck found safe. Its search is by chance and by the clock, so that a slow machine could find otherwise: tests
 * only look whether an expression was found safe before. `node scripts/regexes.mjs` checks those that are new, and writes
 * them down.
 */
const CLEARED = new URL("regexes-cleared.json", import.meta.url);
/** Long enough for a busy machine: what it can't tell by then has to be excused. */
const TIMEOUT_MILLISECONDS = 20_000;

/**
 * @typedef {object} Excuses Each with the bound of its input, and why that is enough.
 * @property {Record<string, string>} literals By the expression as it is written.
 * @property {Record<string, { calls: number, bound: string }>} built By file: how often it calls `new RegExp`.
 */

/** @returns {Excuses} */
const readExcuses = () => JSON.parse(readFileSync(new URL("regexes.json", import.meta.url), "utf8"));

function sources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated|testing/.test(name))
      .map((name) => `${folder}/${name}`),
  ).sort();
}

/** @returns {{ literals: Map<string, { pattern: string, flags: string, file: string }>, built: Map<string, number> }} */
export function findRegexes() {
  const literals = new Map();
  const built = new Map();
  for (const file of sources()) {
    const { code } = transformSync(readFileSync(join(ROOT, file), "utf8"), { loader: "ts", target: "esnext" });
    simple(parse(code, { ecmaVersion: "latest", sourceType: "module" }), {
      Literal({ regex }) {
        if (regex) literals.set(`/${regex.pattern}/${regex.flags}`, { ...regex, file });
      },
      NewExpression({ callee }) {
        if (callee.type === "Identifier" && callee.name === "RegExp") built.set(file, (built.get(file) ?? 0) + 1);
      },
    });
  }
  return { literals, built };
}

/** @returns {string[]} */
const readCleared = () => JSON.parse(readFileSync(CLEARED, "utf8"));

/** @returns {Promise<(literal: { pattern: string, flags: string }) => string>} Says `safe`, or what was found. */
async function checker() {
  // The build in JavaScript: the others need Java, or a program of the platform.
  process.env.RECHECK_BACKEND = "pure";
  const { checkSync } = await import("recheck");
  return ({ pattern, flags }) => {
    const found = checkSync(pattern, flags, { timeout: TIMEOUT_MILLISECONDS });
    return found.status === "vulnerable" ? `${found.complexity.summary}: ${found.attack.pattern}` : found.status;
  };
}

/** What is wrong with an expression, found by recheck; `undefined` when it is safe. */
export async function whatIsSlow(/** @type {{ pattern: string, flags: string }} */ literal) {
  const said = (await checker())(literal);
  return said === "safe" ? undefined : said;
}

/** Every fault, a line each: expressions that are neither found safe nor excused, and excuses that nothing needs. */
export function faultsOfRegexes({ literals, built } = findRegexes(), excuses = readExcuses()) {
  const cleared = new Set(readCleared());
  const faults = [];
  for (const [written, literal] of literals) {
    if (excuses.literals[written] !== undefined || cleared.has(written)) continue;
    faults.push(`${literal.file}: ${written} was not found safe: run node scripts/regexes.mjs`);
  }
  for (const written of Object.keys(excuses.literals))
    if (!literals.has(written)) faults.push(`scripts/regexes.json excuses ${written}, which is nowhere`);
  for (const [file, calls] of built)
    if (excuses.built[file]?.calls !== calls)
      faults.push(
        `${file}: builds ${calls} regular expressions; scripts/regexes.json tells the bounds of ${excuses.built[file]?.calls ?? 0}`,
      );
  for (const file of Object.keys(excuses.built))
    if (!built.has(file)) faults.push(`scripts/regexes.json excuses ${file}, which builds none`);
  return faults;
}

/** Checks the expressions that are new, and keeps those that are safe, without those that are gone. */
async function clear() {
  const { literals } = findRegexes();
  const [check, before, excuses] = [await checker(), new Set(readCleared()), readExcuses()];
  const safe = [];
  for (const [written, literal] of literals) {
    if (excuses.literals[written] !== undefined) continue;
    const said = before.has(written) ? "safe" : check(literal);
    if (said === "safe") safe.push(written);
    else console.log(`${literal.file}: ${written} may take long (${said})`);
  }
  writeFileSync(CLEARED, `${JSON.stringify(safe.sort(), null, 2)}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await clear();
