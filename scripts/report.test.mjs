// @ts-check
import { expect, it } from "vitest";
import { countLine, countPlaywright, countVitest, single, sum, withExitCode } from "./report.mjs";

const vitest = {
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { status: "passed", assertionResults: [{ status: "passed" }] },
    { status: "failed", assertionResults: [{ status: "passed" }, { status: "failed" }] },
  ],
};

it("counts vitest's tests, and those left out or still to be written as skipped", () => {
  expect(countVitest(vitest)).toEqual({ passed: 7, failed: 1, skipped: 3 });
});

it("counts a test file that could not be loaded as failed", () => {
  const broken = { ...vitest, testResults: [...vitest.testResults, { status: "failed", assertionResults: [] }] };
  expect(countVitest(broken).failed).toBe(2);
});

it("counts Playwright's flaky tests as passed", () => {
  const report = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 } };
  expect(countPlaywright(report)).toEqual({ passed: 6, failed: 2, skipped: 3 });
});

it.each([
  { counts: { passed: 3, failed: 0, skipped: 0 }, exitCode: 0, failed: 0 },
  { counts: { passed: 3, failed: 0, skipped: 0 }, exitCode: 1, failed: 1 },
  { counts: { passed: 3, failed: 2, skipped: 0 }, exitCode: 1, failed: 2 },
])("counts $counts.failed failures that ended with code $exitCode as $failed", ({ counts, exitCode, failed }) => {
  expect(withExitCode(counts, exitCode).failed).toBe(failed);
});

it("ends with one line for everything", () => {
  expect(countLine(sum([single(true), single(true), { passed: 10, failed: 0, skipped: 0 }]))).toBe(
    "12 passed, 0 failed",
  );
  expect(countLine(sum([single(false), { passed: 1, failed: 1, skipped: 4 }]))).toBe("1 passed, 2 failed, 4 skipped");
});
