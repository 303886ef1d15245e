// @ts-check
// Counts taken from what the test runners report of themselves.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @param {boolean} passed @returns {Counts} A check that has no parts to count. */
export const single = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 });

/**
 * A runner that ended badly though its report counts no failure (it fell over, or no report came) has failed in one.
 *
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export const withExitCode = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} report vitest's JSON reporter
 * @returns {Counts}
 */
export function countVitest(report) {
  // A file that can't be loaded has no tests to count, and has failed all the same.
  const neverRan = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + neverRan.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} report Playwright's JSON
 *   reporter
 * @returns {Counts} A flaky test, one that passed when it was tried again, counts as passed.
 */
export const countPlaywright = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
});

/** @param {Counts[]} all @returns {Counts} */
export const sum = (all) => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** @param {Counts} counts @returns {string} `12 passed, 0 failed`, and how many were skipped if any were. */
export const countLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
