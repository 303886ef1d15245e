// @ts-check
// How long the tests wait before they call something hung. Each limit is some twenty times what the slowest test needs
// on the reference machine, and grows with the slowness measured when the run began: the machine may get slower after.

const MINUTE = 60_000;
/** The product takes no more than this for SHUTDOWN_SECONDS and ANALYSIS_DEADLINE_SECONDS (apps/api/src/env.ts). */
const LONGEST_SETTING_SECONDS = 600;

/**
 * @param {number} slowness From `slowness()`.
 * @returns Milliseconds, except the factor and where a name says seconds.
 */
export const testLimits = (slowness) => ({
  /** The factor itself, for what the product is told to take. */
  slowness,
  /** A unit test, or the work before and after it. */
  unitTest: 3 * MINUTE * slowness,
  /** A test of the whole product, or one that starts it. */
  productTest: 5 * MINUTE * slowness,
  /** From `npm start` to its last line; a first start on a fresh clone builds the web app. */
  productStart: 5 * MINUTE * slowness,
  /** From SIGTERM to the end, before a kill. */
  productStop: MINUTE * slowness,
  /** One condition on a page, or one click. */
  pageStep: (MINUTE / 2) * slowness,
  navigation: MINUTE * slowness,
  /** An answer over HTTP, and whatever else is waited for outside a page. */
  condition: MINUTE * slowness,
  /** For SHUTDOWN_SECONDS: requests under way end long before. */
  shutdownSeconds: Math.min(LONGEST_SETTING_SECONDS, Math.ceil(60 * slowness)),
});
