import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2, levels A and AA, with the versions that it builds on. */
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Of the standard's rules, those that a page's colours decide: the others say in the dark what they said in the light. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

const SCHEMES = ["light", "dark"] as const;

async function violations(page: Page, scheme: (typeof SCHEMES)[number]): Promise<string[]> {
  const runOnly: axe.RunOnly =
    scheme === "light" ? { type: "tag", values: STANDARD } : { type: "rule", values: OF_COLOURS };
  // Half a megabyte, which a document keeps. Evaluated by the browser's debugger, as no content security policy of the
  // page's lets a script in.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const injected: typeof axe = Reflect.get(globalThis, "axe");
      const { violations: found } = await injected.run(document, options);
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
      );
    },
    // Where what passed stands is of no interest, and takes longest to write down.
    { runOnly, resultTypes: ["violations"], reporter: "no-passes", preload: false } satisfies axe.RunOptions,
  );
}

/** What moves is judged where it arrives: contrast half-way through a fade says nothing. */
async function settled(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const endless = (each: Animation) => each.effect?.getTiming().iterations === Number.POSITIVE_INFINITY;
        return document.getAnimations().filter((each) => each.playState === "running" && !endless(each)).length;
      }),
    )
    .toBe(0);
}

/**
 * What sticks to the window's edge covers a bit of whatever stands there until somebody scrolls, which axe takes for a
 * control that is too small. For its look at the page, everything stands where it belongs.
 */
async function unstick(page: Page): Promise<() => Promise<void>> {
  const stuck = await page.evaluateHandle(() => {
    const found = [...document.querySelectorAll<HTMLElement>("*")].filter(
      (each) => getComputedStyle(each).position === "sticky",
    );
    for (const each of found) each.style.position = "static";
    return found;
  });
  return async () => {
    await stuck.evaluate((found) => {
      for (const each of found) each.style.position = "";
    });
    await stuck.dispose();
  };
}

/** What is on the screen now has no violation that axe knows of, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const stickAgain = await unstick(page);
    await settled(page);
    // A page that is streamed gets its title after its first words.
    await expect.poll(() => page.title(), "the title").not.toBe("");
    expect(await violations(page, colorScheme), `axe, ${colorScheme}`).toEqual([]);
    await stickAgain();
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: "reduce" });
}
