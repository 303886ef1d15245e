// @ts-check
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runStep } from "./stamp.mjs";

/** @type {string} */
let root;
/** @type {string[]} */
let ran;

/** @param {string} path @param {string} content */
const write = (path, content) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

/** @type {import("./stamp.mjs").Step} */
const step = {
  name: "build",
  says: "Building…",
  inputs: ["lock.yaml", "src"],
  outputs: ["dist/main.js"],
  run: async () => {
    ran.push("build");
    write("dist/main.js", "built");
  },
};
const runAgain = () => runStep(root, step, () => undefined);

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "marque-stamp-"));
  ran = [];
  write("lock.yaml", "1");
  write("src/deep/a.ts", "a");
  await runAgain();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("runs a step once while nothing changes", async () => {
  expect(await runAgain()).toBe(false);
  expect(ran).toEqual(["build"]);
});

it.each([
  { what: "a changed file", change: () => write("src/deep/a.ts", "b") },
  { what: "a new file", change: () => write("src/b.ts", "") },
  { what: "a removed file", change: () => rmSync(join(root, "src/deep/a.ts")) },
  {
    what: "a renamed file",
    change: () => {
      rmSync(join(root, "src/deep/a.ts"));
      write("src/deep/c.ts", "a");
    },
  },
  { what: "an output that is gone", change: () => rmSync(join(root, "dist/main.js")) },
])("runs it again after $what", async ({ change }) => {
  change();
  expect(await runAgain()).toBe(true);
  expect(await runAgain()).toBe(false);
});

it.each(["src/a.test.ts", "src/node_modules/x/index.js", "src/dist/main.js", "other/c.ts"])(
  "does not mind %s",
  async (path) => {
    write(path, "new");
    expect(await runAgain()).toBe(false);
  },
);

it("runs a step again that failed", async () => {
  write("lock.yaml", "2");
  const failing = { ...step, run: () => Promise.reject(new Error("no space")) };
  await expect(runStep(root, failing, () => undefined)).rejects.toThrow("no space");
  write("lock.yaml", "1");
  expect(await runAgain()).toBe(true);
});
