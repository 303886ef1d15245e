import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA, with the versions that it builds on. */
const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

const SCHEMES = ["light", "dark"] as const;

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

/** Colours may be on their way to another state; their contrast counts where they arrive. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(running.map((each) => each.finished));
  });
}

/** What is on the screen now has no violation that axe knows of, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await violations(page), `axe, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}
