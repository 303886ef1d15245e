import { chromium, type Page } from "@playwright/test";
import { CHROMIUM } from "./chromium";
import { fillInSetUp } from "./set-up";

/** A browser of its own, in which somebody has just set the product up. */
export async function openSignedIn(
  setUpLink: string,
  baseURL: string,
): Promise<{ page: Page; close(): Promise<void> }> {
  const browser = await chromium.launch(CHROMIUM);
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(setUpLink);
  await fillInSetUp(page);
  await page.waitForURL("**/brands");
  return { page, close: () => browser.close() };
}
