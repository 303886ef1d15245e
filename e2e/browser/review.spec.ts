import { expectAccessible } from "./accessible";
import { add, analyse, analysed, section } from "./add-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN, viewport: { width: 1440, height: 900 } });

test("the review shows competitors at once, and prompts by what they cover", async ({ page }) => {
  await analyse(page, "ledgerly.test");
  await analysed(page);
  const parts = page.getByRole("navigation", { name: "Parts of the brand" });
  await expect(parts.getByRole("link", { name: "Competitors 20/20" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Save Tallywren" })).toBeInViewport();
  await page.getByRole("checkbox", { name: "Save Tallywren" }).uncheck();
  await expect(parts.getByRole("link", { name: "Competitors 19/20" })).toBeVisible();
  await expect(section(page, "Competitors")).toContainText("19 of 20");

  // Who is there already is pointed out, by name or by domain.
  const adding = page.getByRole("textbox", { name: "Add a competitor" });
  await add(page, "Add a competitor", "https://www.bookmoth.io/pricing");
  await expect(adding).toHaveAccessibleDescription("Bookmoth is in the list already");
  await add(page, "Add a competitor", "tallywren");
  await expect(page.getByRole("checkbox", { name: "Save Tallywren" })).toBeChecked();
  await add(page, "Add a competitor", "Slite, slite.com");
  await expect(section(page, "Competitors").getByRole("listitem").filter({ hasText: "Slite" })).toContainText(
    "slite.com",
  );

  await parts.getByRole("link", { name: /^Prompts/ }).click();
  const prompts = section(page, "Prompts");
  const lines = prompts.getByRole("list", { name: "Prompts" }).getByRole("listitem");
  const all = await lines.count();
  await prompts.getByRole("button", { name: /^All, Compare:/ }).click();
  await expect.poll(() => lines.count()).toBeLessThan(all);
  await prompts.getByRole("button", { name: "Select none" }).click();
  await expect(prompts.getByRole("button", { name: /^All, Compare: 0 of \d+ picked/ })).toBeVisible();
  await expectAccessible(page);
  // A blind spot takes in a suggestion when it is pressed.
  await prompts
    .getByRole("button", { name: /^(?!All).*, Compare: 0 of [1-9]/ })
    .first()
    .click();
  await expect(prompts.getByRole("button", { name: /^All, Compare: 1 of \d+ picked/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(prompts.getByRole("button", { name: /^All, Compare: 0 of \d+ picked/ })).toBeVisible();
  await prompts.getByRole("button", { name: /^All, All:/ }).click();

  const before = await lines.count();
  await prompts.getByRole("textbox", { name: /^Add a prompt/ }).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "which ledger suits a bakery\nledger apps with an abacus\nwhich ledger suits a bakery");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(lines).toHaveCount(before + 2);
  await lines.getByText("ledger apps with an abacus", { exact: true }).click();
  const editor = page.getByRole("form", { name: /Edit “ledger apps/ });
  await editor.getByRole("textbox", { name: "Prompt" }).fill("ledger apps with two abacuses");
  await editor.getByRole("textbox", { name: "Tags" }).fill("Abacus");
  await page.keyboard.press("Enter");
  await editor.getByRole("button", { name: "Done" }).click();
  await expect(lines.filter({ hasText: "two abacuses" })).toContainText("abacus");
  await expect(prompts).toContainText(/answers a day, about [\d,]+ a month/);
  await expectAccessible(page);
});

test("a name that no id can be made of gets the website's", async ({ page }) => {
  await page.goto("/brands/new");
  await page.getByRole("button", { name: "Fill in by hand instead" }).click();
  await add(page, "Add a domain", "nintendo.co.jp");
  const id = page.getByRole("textbox", { name: "Id", exact: true });
  for (const name of ["任天堂", "🍄"]) {
    await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
    await expect(id).toHaveValue("nintendo");
  }
});
