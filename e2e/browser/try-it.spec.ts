import { expectAccessible } from "./accessible";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN, permissions: ["clipboard-read", "clipboard-write"] });

test("a website is tried: its answer comes step by step, can be copied, and made a brand", async ({ page }) => {
  await page.goto("/brands");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Try it" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Analyse website" }).click();
  await expect(page.getByLabel("Website")).toHaveAccessibleDescription(/must/);

  await page.getByLabel("Website").fill("ledgerly.test");
  await page.getByText("Options").click();
  await page.getByLabel("Prompts at most").fill("5");
  await page.getByLabel("Brand name").fill("Tallow's");
  await page.getByLabel("Website").press("Enter");
  await expect(page.getByRole("button", { name: "Copy JSON" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Prompts" }).getByRole("row")).toHaveCount(6);
  await expectAccessible(page);

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Copy JSON" }).click();
  await expect.poll(copied).toContain("Tallow's");
  const answer = JSON.parse(await copied());
  expect(answer).toMatchObject({ brandName: "Tallow's", website: "ledgerly.test" });
  expect(answer.suggestedPrompts).toHaveLength(5);
  await page.getByRole("button", { name: "Copy as curl" }).click();
  await expect.poll(copied).toContain(`-d '{"website":"ledgerly.test","brandName":"Tallow'\\''s","maxPrompts":5}'`);

  const brand = page.getByRole("link", { name: "Make it a brand" });
  await expect(brand).toHaveAttribute("href", "/brands/new?website=ledgerly.test");
});
