import type { Page } from "@playwright/test";
import { expectAccessible } from "../browser/accessible";
import { analyse, section } from "../browser/add-brand";
import { createBrand } from "../browser/create-brand";
import { expect, test } from "../browser/test";
import { unique } from "../browser/unique";

/** Nothing of the page stands beyond the right edge, where nobody looks for it (WCAG 2.2, 1.4.10 Reflow). */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wanted, shown } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    shown: document.documentElement.clientWidth,
  }));
  expect(wanted).toBeLessThanOrEqual(shown);
}

test("a brand is added on a phone: the timeline folds to one line", async ({ page }) => {
  const { id, name } = unique("Phone");
  await analyse(page, "ledgerly.test");
  const summary = page.getByRole("complementary", { name: "Analysis" }).locator("summary");
  await expect(summary).toContainText("Analysed ledgerly.test");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await summary.click();
  await expect(page.getByRole("listitem").filter({ hasText: "Find competitors" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Id", exact: true }).fill(id);
  await page.getByRole("button", { name: "Remove Numerella" }).click();
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page).toHaveURL(`/brands/${id}`);
  await expect(section(page, "Competitors")).toContainText("Tallywren");
  await expect(section(page, "Competitors")).not.toContainText("Numerella");
});

test("a brand is read and edited on a phone", async ({ page }) => {
  const { id, name } = await createBrand("Pocket");
  await page.goto(`/brands/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await section(page, "Prompts").getByRole("button", { name: "Edit invoicing app with vat returns" }).click();
  await page.getByRole("textbox", { name: "Tags" }).fill("vat");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("invoicing app for a phone");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(section(page, "Prompts").getByRole("row", { name: /invoicing app for a phone/ })).toContainText("vat");
  await section(page, "Competitors").getByRole("button", { name: "Remove Bookmoth" }).tap();
  await page.getByRole("button", { name: "Undo" }).tap();
  await expect(section(page, "Competitors").getByRole("button", { name: "Edit Bookmoth" })).toBeVisible();
  await page.getByRole("button", { name: "Analyse again" }).tap();
  await expect(page.getByRole("button", { name: "Close the analysis" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("brands are found and disabled with a thumb", async ({ page }) => {
  const { id, name } = await createBrand("Thumb");
  await page.goto(`/brands?q=${id}`);
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(row).toContainText("2 prompts");
  await row.getByRole("checkbox").tap();
  const disable = page.getByRole("region", { name: "Selected brands" }).getByRole("button", { name: "Disable" });
  await expect(disable).toBeInViewport();
  expect((await disable.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await disable.tap();
  await expect(row).toContainText("Disabled");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Name A to Z");
  await expect(page).toHaveURL(/sort=name/);
  await page.goto("/brands?state=removed");
  await expect(page.getByRole("combobox", { name: "State" })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

for (const path of [
  "/brands",
  "/brands/new",
  "/import",
  "/export",
  "/tokens",
  "/webhooks",
  "/team",
  "/audit",
  "/account",
])
  test(`${path} fits a phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
