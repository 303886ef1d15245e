// @ts-check
// Which of the rules that the project refuses by are proven, and by which tests. rules.json lists every rule, by family,
// with the tests that prove it: thinning tests out must not lose one.

/**
 * Family, rule, and the ids of the tests that prove it: file, then titles from the outside in, cut at 200 characters.
 *
 * @typedef {Record<string, Record<string, string[]>>} Rules
 */

const LONGEST_ID = 200;

/** @param {string[]} parts */
const idOf = (parts) => parts.join(" > ").slice(0, LONGEST_ID);

/**
 * @param {{ testResults: { name: string, assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} report
 *   vitest's JSON reporter
 * @param {string} root The folder that file names begin with.
 * @returns {string[]} The ids of the tests that passed.
 */
export const passedInVitest = (report, root) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed")
      .map(({ ancestorTitles, title }) => idOf([name.slice(root.length), ...ancestorTitles, title])),
  );

/**
 * @typedef {{ title: string, file: string, specs?: { title: string, ok: boolean, file: string }[], suites?: Suite[] }} Suite
 */

/**
 * @param {{ suites: Suite[] }} report Playwright's JSON reporter
 * @returns {string[]} The ids of the tests that passed.
 */
export function passedInPlaywright(report) {
  /** @param {Suite} suite @param {string[]} above @returns {string[]} */
  const walk = ({ specs = [], suites = [] }, above) => [
    ...specs.filter(({ ok }) => ok).map(({ file, title }) => idOf([`e2e/${file}`, ...above, title])),
    ...suites.flatMap((suite) => walk(suite, [...above, suite.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, []));
}

/**
 * @param {Rules} rules
 * @param {string[]} passed
 * @returns {{ rules: number, proofs: number, unproven: string[] }} `unproven`: family and name of each rule of whose tests
 *   none has passed.
 */
export function judgeRules(rules, passed) {
  const known = new Set(passed);
  const all = Object.entries(rules).flatMap(([family, each]) =>
    Object.entries(each).map(([rule, tests]) => ({
      name: `${family}: ${rule}`,
      proofs: tests.filter((id) => known.has(id)).length,
    })),
  );
  return {
    rules: all.length,
    proofs: all.reduce((total, { proofs }) => total + proofs, 0),
    unproven: all.filter(({ proofs }) => proofs === 0).map(({ name }) => name),
  };
}
