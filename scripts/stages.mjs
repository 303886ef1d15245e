// @ts-check
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { judgeRules, passedInPlaywright, passedInVitest } from "./proven-rules.mjs";
import { countPlaywright, countVitest, single, withExitCode } from "./report.mjs";
import { ROOT, runNode } from "./run.mjs";
import { setUp, setUpTypes } from "./setup.mjs";
import { PACKAGES } from "./workspace.mjs";

/**
 * One of the checks that prove the project. `say` prints a line under its name.
 *
 * @typedef {(line: string) => void} Say
 * @typedef {{ name: string, says: string, run: (say: Say) => Promise<import("./report.mjs").Counts> }} Stage
 */

const BIOME = "node_modules/@biomejs/biome/bin/biome";
const TSC = "node_modules/typescript/bin/tsc";
const NEXT = "node_modules/next/dist/bin/next";
const REPORTS = join(ROOT, ".cache/reports");

/** @type {Stage} */
export const lint = {
  name: "lint",
  says: "Format, lint and the arrows between packages (Biome)",
  run: async (say) =>
    single((await runNode(BIOME, ["check", "--error-on-warnings", "--diagnostic-level=warn"], { say })).code === 0),
};

/** @type {Stage} */
export const imports = {
  name: "imports",
  says: "The arrows between folders",
  run: async (say) => single((await runNode("scripts/check-imports.mjs", [], { say })).code === 0),
};

/** What runs in Node.js by the base settings, as one program: apart, each would check the others' sources too. */
const NODE_PROGRAM = "tsconfig.node.json";
const NODE_FOLDERS = /^(?:apps\/api|bench|packages\/.*|prisma)$/;

/** @type {Stage} */
export const types = {
  name: "types",
  says: "Types (TypeScript)",
  run: async (say) => {
    // Next.js writes down the types of its pages; a build does too.
    const web = join(ROOT, "apps/web");
    if (!existsSync(join(web, "next-env.d.ts"))) await runNode(NEXT, ["typegen"], { cwd: web, quiet: true });
    await setUpTypes(say);
    const due = [NODE_PROGRAM, ...PACKAGES.filter((folder) => !NODE_FOLDERS.test(folder)), "scripts"];
    let passed = true;
    // Two at a time: each compiler takes a gigabyte where there is much to check.
    const work = async () => {
      for (let project = due.shift(); project !== undefined; project = due.shift()) {
        // Not from what an earlier run remembers: it keeps errors that a change of the settings mended.
        const options = ["--noEmit", "--incremental", "false", "-p", project];
        const { code, output } = await runNode(TSC, options, { quiet: true });
        say(code === 0 ? project : `${project}:\n${output}`);
        passed &&= code === 0;
      }
    };
    await Promise.all([work(), work()]);
    return single(passed);
  },
};

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Runs a test runner and counts from the report that it writes.
 *
 * @param {string} name
 * @param {(report: any) => import("./report.mjs").Counts} count
 * @param {(file: string) => Promise<{ code: number }>} runner
 */
async function counted(name, count, runner) {
  const file = join(REPORTS, `${name}.json`);
  mkdirSync(REPORTS, { recursive: true });
  // Else a runner that falls over before it writes would be counted by its last run.
  rmSync(file, { force: true });
  const { code } = await runner(file);
  const counts = existsSync(file) ? count(readJson(file)) : single(false);
  return withExitCode(counts, code);
}

/** @type {Stage} */
export const units = {
  name: "units",
  says: "Tests of the parts (vitest)",
  run: (say) =>
    counted("vitest", countVitest, (file) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      return runNode("node_modules/vitest/vitest.mjs", ["run", ...reporters], { say });
    }),
};

/** @type {Stage} */
export const build = {
  name: "build",
  says: "What production runs, built",
  run: async (say) => {
    await setUp("web", say);
    return single(true);
  },
};

/** @type {Stage} */
export const browser = {
  name: "browser",
  says: "Tests of the whole, in a browser (Playwright)",
  run: async (say) => {
    await setUp("web", say);
    const CHROMIUM_PATH = await findChromium();
    return counted("playwright", countPlaywright, (file) =>
      runNode("node_modules/@playwright/test/cli.js", ["test"], {
        say,
        cwd: join(ROOT, "e2e"),
        env: { ...process.env, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    );
  },
};

/** @type {Stage} */
export const rules = {
  name: "rules",
  says: "Each rule of rules.json is proven by a test of the runs before",
  run: async (say) => {
    const judged = judgeRules(readJson(join(ROOT, "scripts/rules.json")), [
      ...passedInVitest(readJson(join(REPORTS, "vitest.json")), ROOT),
      ...passedInPlaywright(readJson(join(REPORTS, "playwright.json"))),
    ]);
    for (const name of judged.unproven) say(`not proven: ${name}`);
    say(`${judged.rules} rules, ${judged.proofs} proofs, ${judged.unproven.length} not proven`);
    return single(judged.unproven.length === 0);
  },
};
