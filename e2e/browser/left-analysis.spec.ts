import { product } from "../product/address";
import { analyse, section, timeline } from "./add-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

/** Before, during and after each step of an analysis that takes some hundred milliseconds. */
const MOMENTS = [0, 20, 60, 120, 250, 500];

/** A process that dies is started again after a second: asked more often than that, the API is never found away. */
async function expectApiUp(seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    const answer = await fetch(`${product.apiUrl}/healthz`).catch(() => undefined);
    expect(answer?.status, "the API is there").toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test("an analysis that is stopped keeps what it had found, and ends nothing but itself", async ({ page }) => {
  await analyse(page, "slow.test");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You stopped the analysis" })).toBeVisible();
  await expect(section(page, "Domains").getByRole("listitem").first()).toContainText("slow.test");
  await expect(page.getByRole("button", { name: "Save brand" })).toBeEnabled();
  await expectApiUp(2);
});

test("people who leave in the middle of an analysis harm nobody", async ({ page }) => {
  for (const moment of MOMENTS) {
    await analyse(page, "ledgerly.test");
    await expect(timeline(page)).toBeVisible();
    await page.waitForTimeout(moment);
    await page.goto("about:blank");
    await expectApiUp(1.5);
  }
});
