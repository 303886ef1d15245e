// @ts-check
import { expect, it } from "vitest";
import { judgeRules, passedInPlaywright, passedInVitest } from "./proven-rules.mjs";

it("names vitest's tests by file and titles, those that passed alone", () => {
  const report = {
    testResults: [
      {
        name: "/clone/a.test.ts",
        assertionResults: [
          { ancestorTitles: ["paths"], title: "404", status: "passed" },
          { ancestorTitles: [], title: "405", status: "failed" },
          { ancestorTitles: [], title: "x".repeat(500), status: "passed" },
        ],
      },
    ],
  };
  expect(passedInVitest(report, "/clone/")).toEqual(["a.test.ts > paths > 404", `a.test.ts > ${"x".repeat(188)}`]);
});

it("names Playwright's tests by file and titles, those that passed alone", () => {
  const file = "program/a.spec.ts";
  const report = {
    suites: [
      {
        title: file,
        file,
        specs: [
          { title: "200", ok: true, file },
          { title: "500", ok: false, file },
        ],
        suites: [{ title: "paths", file, specs: [{ title: "404", ok: true, file }] }],
      },
    ],
  };
  expect(passedInPlaywright(report)).toEqual(["e2e/program/a.spec.ts > 200", "e2e/program/a.spec.ts > paths > 404"]);
});

it("tells the rules of whose tests none has passed", () => {
  const rules = { path: { unknown: ["a > 1", "b > 1"], odd: ["a > 2"] }, size: { large: ["a > 3"] } };
  expect(judgeRules(rules, ["a > 1", "b > 1", "a > 3"])).toEqual({ rules: 3, proofs: 3, unproven: ["path: odd"] });
});
