import { product } from "../product/address";
import { apiProcess } from "../product/processes";
import { expectAnalysis } from "../program/analysis-shape";
import { call } from "../program/call";
import { analyse, section, timeline } from "./add-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

/**
 * The API is the process that it was, and still works: whoever was left behind by the page that has gone had the time of
 * a whole analysis to end it. A process that dies is started again as another.
 */
async function expectSameApi(before: number): Promise<void> {
  const json = { website: "http://ledgerly.test/" };
  expectAnalysis(await call("POST", `${product.apiUrl}/tools/analyze`, { json }));
  expect(await apiProcess(product.supervisor), "the API's process").toBe(before);
}

test("an analysis that is stopped keeps what it had found, and ends nothing but itself", async ({ page }) => {
  const api = await apiProcess(product.supervisor);
  await analyse(page, "slow.test");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("status").filter({ hasText: "You stopped the analysis" })).toBeVisible();
  await expect(section(page, "Domains").getByRole("listitem").first()).toContainText("slow.test");
  await expect(page.getByRole("button", { name: "Save brand" })).toBeEnabled();
  await expectSameApi(api);
});

test("people who leave in the middle of an analysis harm nobody", async ({ page }) => {
  const api = await apiProcess(product.supervisor);
  /** As soon as the analysis is asked for, as soon as it is shown, and as soon as its second and its last step are done. */
  const moments = [
    async () => {},
    () => expect(timeline(page)).toBeVisible(),
    () => expect(timeline(page).getByRole("listitem").nth(1)).toContainText("done"),
    () => expect(timeline(page).getByRole("listitem").last()).toContainText("done"),
  ];
  for (const reached of moments) {
    await analyse(page, "ledgerly.test");
    await reached();
    await page.goto("about:blank");
    await expectSameApi(api);
  }
});
