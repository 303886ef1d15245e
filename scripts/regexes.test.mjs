// @ts-check
import { expect, test } from "vitest";
import { faultsOfRegexes, findRegexes } from "./regexes.mjs";

test("regular expressions take linear time, but those whose input is bounded", async () => {
  expect(await faultsOfRegexes()).toEqual([]);
});

test.each([
  ["polynomial", "\\s+$", ""],
  ["exponential", "^(a+)+$", ""],
])("finds one of %s time", async (kind, pattern, flags) => {
  const literals = new Map([[`/${pattern}/${flags}`, { pattern, flags, file: "made.ts" }]]);
  const faults = await faultsOfRegexes({ literals, built: new Map() }, { literals: {}, built: {} });
  expect(faults).toEqual([expect.stringContaining(kind)]);
});

test("says which excuses nothing needs, and which that are built have none", async () => {
  const found = { literals: new Map(), built: new Map([["made.ts", 2]]) };
  const excuses = { literals: { "/gone/": "short" }, built: { "made.ts": { calls: 1, bound: "short" } } };
  expect(await faultsOfRegexes(found, excuses)).toEqual([
    "scripts/regexes.json excuses /gone/, which is nowhere",
    "made.ts: builds 2 regular expressions; scripts/regexes.json tells the bounds of 1",
  ]);
});

test("finds those of the engine", () => {
  expect(findRegexes().literals.size).toBeGreaterThan(200);
});
