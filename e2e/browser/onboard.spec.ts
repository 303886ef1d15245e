import { expectAccessible } from "./accessible";
import { add, analyse, analysed, section, timeline } from "./add-brand";
import { findBrand } from "./brand-list";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_IN });

const STEPS = ["Open the website", "Read its pages", "Identify the brand", "Find competitors", "Write prompts"];

test("a website is analysed step by step, its suggestions are edited and saved, and stay", async ({ page }) => {
  const { id, name } = unique("Ledgerly");
  await analyse(page, "ledgerly.test");
  await expect(timeline(page).getByRole("listitem")).toHaveText(STEPS.map((step) => new RegExp(step)));
  await analysed(page);
  for (const step of STEPS)
    await expect(timeline(page).getByRole("listitem").filter({ hasText: step })).toContainText("done");

  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Ledgerly");
  await expect(section(page, "Domains").getByRole("listitem").first()).toContainText("ledgerly.test");
  await expect(page.getByRole("checkbox", { name: "Save Tallywren" })).toBeChecked();
  await section(page, "Competitors").getByRole("button", { name: "Why Tallywren" }).click();
  await expect(page.getByRole("dialog", { name: "Why Tallywren" })).toContainText(/ledgerly\.test\//);
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Id", exact: true }).fill(id);
  await page.getByRole("checkbox", { name: "Save Bookmoth" }).uncheck();
  await section(page, "Competitors").getByRole("listitem").filter({ hasText: "Numerella" }).hover();
  await page.getByRole("button", { name: "Remove Numerella" }).click();
  await add(page, "Add a competitor", "Quillfern");
  await add(page, "Add a domain", "https://www.ledgerly-books.com/start");
  await page.getByRole("button", { name: "Make ledgerly-books.com primary" }).click();
  await add(page, "Add a prompt", "which bookkeeping app suits a bakery");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page).toHaveURL(`/brands/${id}`);

  const row = await findBrand(page, name);
  await expect(row).toContainText("ledgerly-books.com");
  await row.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const domains = section(page, "Details").getByRole("listitem");
  await expect(domains.nth(0)).toContainText("ledgerly-books.com");
  await expect(domains.nth(1)).toContainText("ledgerly.test");
  const competitors = section(page, "Competitors");
  await expect(competitors).toContainText("Tallywren");
  await expect(competitors).toContainText("Quillfern");
  await expect(competitors).not.toContainText("Bookmoth");
  await expect(competitors).not.toContainText("Numerella");
  await expect(section(page, "Prompts")).toContainText("which bookkeeping app suits a bakery");
});
