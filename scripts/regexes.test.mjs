// @ts-check
import { expect, test } from "vitest";
import { faultsOfRegexes, findRegexes, whatIsSlow } from "./regexes.mjs";

test("regular expressions take linear time, but those whose input is bounded", () => {
  expect(faultsOfRegexes()).toEqual([]);
});

test("an expression that is new is told", () => {
  const literals = new Map([["/new+/", { pattern: "new+", flags: "", file: "made.ts" }]]);
  expect(faultsOfRegexes({ literals, built: new Map() }, { literals: {}, built: {} })).toEqual([
    expect.stringContaining("made.ts: /new+/ was not found safe"),
  ]);
});

test.each([
  ["polynomial", "\\s+$"],
  ["exponential", "^(a+)+$"],
])("finds one of %s time", async (kind, pattern) => {
  expect(await whatIsSlow({ pattern, flags: "" })).toContain(kind);
});

test("says which excuses nothing needs, and which that are built have none", () => {
  const found = { literals: new Map(), built: new Map([["made.ts", 2]]) };
  const excuses = { literals: { "/gone/": "short" }, built: { "made.ts": { calls: 1, bound: "short" } } };
  expect(faultsOfRegexes(found, excuses)).toEqual([
    "scripts/regexes.json excuses /gone/, which is nowhere",
    "made.ts: builds 2 regular expressions; scripts/regexes.json tells the bounds of 1",
  ]);
});

test("finds those of the engine", () => {
  expect(findRegexes().literals.size).toBeGreaterThan(200);
});
