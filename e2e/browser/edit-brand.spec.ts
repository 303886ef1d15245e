import type { Page } from "@playwright/test";
import { product } from "../product/address";
import { call } from "../program/call";
import { expectAccessible } from "./accessible";
import { section } from "./add-brand";
import { findBrand } from "./brand-list";
import { createBrand } from "./create-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

/** What a program does to the brand meanwhile. */
async function patch(id: string, json: object): Promise<void> {
  const { status, text } = await call("PATCH", `${product.apiUrl}/brands/${id}`, { json });
  if (status !== 200) throw new Error(`The brand was not changed: ${status} ${text}`);
}

/** Reloads once what the page shows is stored. */
async function reloadSaved(page: Page): Promise<void> {
  await expect(page.getByRole("navigation", { name: "Sections" }).getByText("Saving")).toHaveCount(0);
  await page.reload();
}

test("everything of a brand is edited in its place, by keyboard, and still so after a reload", async ({ page }) => {
  const { id, name } = await createBrand("Edited");
  await page.goto(`/brands/${id}`);
  await expect(page).toHaveTitle(`${name} · Marque`);
  await expectAccessible(page);

  // The brand's own fields.
  const details = section(page, "Details");
  await details.getByRole("button", { name: "Edit details" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} & Sons`);
  await page.getByRole("button", { name: `Make ${id}.de primary` }).press("Enter");
  await page.getByRole("textbox", { name: "Aliases" }).fill("The Second");
  await page.getByRole("textbox", { name: "Domains" }).fill("no domain");
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("“no domain”").or(page.getByText('"no domain" is not a valid domain'))).toBeVisible();
  await page.getByRole("button", { name: "Remove no domain" }).press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `${name} & Sons` })).toBeVisible();
  await expect(details.getByRole("button", { name: "Edit details" })).toBeFocused();
  await expect(page).toHaveTitle(`${name} & Sons · Marque`);

  // A competitor: opened, saved, added in several spellings, found where it is already, removed and put back.
  const competitors = section(page, "Competitors");
  await competitors.getByRole("button", { name: "Edit Tallywren" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const bookmoth = page.getByRole("form", { name: "Edit Bookmoth" });
  await expect(bookmoth.getByRole("textbox", { name: "Name" })).toBeFocused();
  await bookmoth.getByRole("textbox", { name: "Name" }).fill("Bookmoth Ltd");
  await bookmoth.getByRole("textbox", { name: "Domains" }).fill("https://www.bookmoth.io/pricing");
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(competitors.getByRole("row", { name: /Bookmoth Ltd/ })).toContainText("bookmoth.io");
  await expect(competitors.getByRole("button", { name: "Edit Bookmoth Ltd" })).toBeFocused();
  const add = page.getByRole("textbox", { name: "Add a competitor" });
  await add.fill("Slite, slite.com");
  await expect(competitors).toContainText("Will be added as Slite, slite.com");
  await add.press("Enter");
  await expect(competitors.getByRole("button", { name: "Edit Slite" })).toBeVisible();
  await expect(add).toBeFocused();
  await add.fill("tallywren.com");
  await add.press("Enter");
  await expect(competitors).toContainText("Tallywren is there already.");
  await expectAccessible(page);
  await competitors.getByRole("button", { name: "Show it" }).press("Enter");
  await expect(competitors.getByRole("button", { name: "Edit Tallywren" })).toBeFocused();
  await competitors.getByRole("button", { name: "Remove Tallywren" }).press("Enter");
  await expect(competitors.getByRole("button", { name: "Remove Bookmoth Ltd" })).toBeFocused();
  await expect(competitors.getByRole("button", { name: "Edit Tallywren" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(competitors.getByRole("button", { name: /^Edit (?!the)/ }).first()).toHaveAccessibleName(
    "Edit Tallywren",
  );

  // Prompts: a text that is refused comes back with why; another is kept.
  const prompts = section(page, "Prompts");
  await prompts.getByRole("button", { name: "Edit invoicing app with vat returns" }).press("Enter");
  const prompt = page.getByRole("textbox", { name: "Prompt", exact: true });
  await prompt.fill("Best accounting software for cafés");
  await prompt.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "already exists" })).toBeVisible();
  await expect(prompt).toHaveValue("Best accounting software for cafés");
  await expectAccessible(page);
  await prompt.fill("invoicing app for bakeries");
  await page.getByRole("textbox", { name: "Tags" }).fill("Small Shops");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(prompts.getByRole("row", { name: /invoicing app for bakeries/ })).toContainText("small-shops");

  await reloadSaved(page);
  await expect(page.getByRole("heading", { level: 1, name: `${name} & Sons` })).toBeVisible();
  await expect(details.getByRole("listitem").first()).toContainText(`${id}.de`);
  await expect(details).toContainText("The Original, The Second");
  await expect(competitors.getByRole("row")).toHaveText([/Name/, /Tallywren/, /Bookmoth Ltd.*bookmoth\.io/, /Slite/]);
  await expect(prompts.getByRole("row", { name: /invoicing app for bakeries/ })).toContainText(
    "invoicing, small-shops",
  );
});

test("prompts are pasted by the line, narrowed, and switched and removed together, with undo", async ({ page }) => {
  const { id } = await createBrand("Many");
  await page.goto(`/brands/${id}`);
  const prompts = section(page, "Prompts");
  const lines = Array.from({ length: 8 }, (_, index) => `pasted prompt number ${index + 1}`);
  await page.getByRole("textbox", { name: "Add prompts" }).evaluate(
    (field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    [...lines, "invoicing app with vat returns"].join("\n"),
  );
  await expect(page.getByText("8 prompts were added; one was there already")).toBeVisible();
  await expect(prompts.getByRole("button", { name: "Edit pasted prompt number 8" })).toBeVisible();

  await page.getByRole("combobox", { name: "Tag" }).selectOption("invoicing");
  await expect(prompts.getByRole("row")).toHaveCount(2);
  await page.getByRole("combobox", { name: "Tag" }).selectOption("");
  await page.getByRole("searchbox", { name: "Filter prompts" }).fill("number PASTED");
  await expect(prompts.getByRole("row")).toHaveCount(9);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  const bar = page.getByRole("region", { name: "Selected prompts" });
  await expect(bar).toContainText("8 selected");
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Switch off" }).click();
  await expect(prompts).toContainText("2 of 10 in use");
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect(prompts).toContainText("No prompt fits.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(prompts.getByRole("row")).toHaveCount(9);
  await page.getByRole("searchbox", { name: "Filter prompts" }).fill("");
  await reloadSaved(page);
  await expect(prompts).toContainText("2 of 10 in use");
  await expect(prompts.getByRole("row").nth(3)).toContainText("pasted prompt number 1");
});

test("two tabs edit one brand: both see what the other wrote, and nothing is lost", async ({ page, context }) => {
  const { id, name } = await createBrand("Shared");
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`/brands/${id}`);

  // Both begin, and one is faster.
  for (const tab of [page, other]) await tab.getByRole("button", { name: "Edit details" }).click();
  await other.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} theirs`);
  await other.getByRole("button", { name: "Save details" }).click();
  await expect(other.getByText("Details saved")).toBeVisible();
  await other.close();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} mine`);
  await page
    .getByRole("textbox", { name: "Aliases" })
    .fill("Mine alone, so long that the field grows by a line when it is left for the button below");
  await page.getByRole("button", { name: "Save details" }).click();
  const conflict = page.getByRole("dialog", { name: "Details: somebody else changed it too" });
  await expect(conflict.getByRole("radio", { name: new RegExp(`Yours.*${name} mine`) })).toBeChecked();
  const theirs = conflict.getByRole("radio", { name: new RegExp(`Ada Owner’s.*${name} theirs`) });
  await expect(theirs).toBeVisible();
  await expectAccessible(page);
  // Going back to the form loses nothing.
  await conflict.getByRole("button", { name: "Go on editing" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(`${name} mine`);
  await page.getByRole("button", { name: "Save details" }).click();
  await theirs.check();
  await conflict.getByRole("button", { name: "Save what is chosen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} theirs`);
  await expect(section(page, "Details")).toContainText("The Original, Mine alone");

  // A person and a program: what each changed alone is kept, what both changed is asked for.
  const competitors = section(page, "Competitors");
  await competitors.getByRole("button", { name: "Edit Bookmoth" }).click();
  await patch(id, { prompts: ["from a program"], aliases: ["Nightly"] });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bookmoth mine");
  await page.getByRole("textbox", { name: "Name", exact: true }).press("Enter");
  await expect(page.getByText("Their changes and yours are both kept")).toBeVisible();
  await expect(section(page, "Prompts")).toContainText("from a program");
  await competitors.getByRole("button", { name: "Edit Bookmoth mine" }).click();
  await patch(id, { competitors: ["Tallywren"] });
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bookmoth again");
  await page.getByRole("textbox", { name: "Name", exact: true }).press("Enter");
  const removed = page.getByRole("dialog", { name: "Bookmoth mine was removed meanwhile" });
  await expect(removed).toContainText(/removed it/);
  await expectAccessible(page);
  await removed.getByRole("button", { name: "Add it again" }).click();
  await expect(competitors.getByRole("row")).toHaveText([/Name/, /Tallywren/, /Bookmoth again/]);
  await reloadSaved(page);
  await expect(competitors.getByRole("row")).toHaveText([/Name/, /Tallywren/, /Bookmoth again/]);
});

test("changes that were not saved are asked for before they are left", async ({ page }) => {
  const { id, name } = await createBrand("Guarded");
  await page.goto(`/brands/${id}`);
  const brands = page.getByRole("link", { name: "Brands", exact: true }).first();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.getByRole("button", { name: "Edit Bookmoth" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Something else");
  await brands.click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).press("Escape");
  await expect(page.getByRole("button", { name: "Edit Bookmoth" })).toBeFocused();

  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Something else");
  await brands.click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Something else");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("the history tells who changed what, and gives it back", async ({ page }) => {
  const { id, name } = await createBrand("Remembered");
  await patch(id, { name: `${name} renamed`, competitors: ["Tallywren"] });
  await page.goto(`/brands/${id}`);
  await page.getByRole("button", { name: "Show history" }).click();
  const history = section(page, "History");
  await expect(history).toContainText(`Name: ${name} → ${name} renamed`);
  await expect(history).toContainText("Removed the competitor Bookmoth");
  await expectAccessible(page);
  await history.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await history.getByRole("button", { name: "Restore Bookmoth" }).click();
  await expect(section(page, "Competitors").getByRole("button", { name: "Edit Bookmoth" })).toBeVisible();
  await reloadSaved(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("a brand that is analysed again shows what would be otherwise; what is dismissed is not offered again", async ({
  page,
}) => {
  const { id, name } = await createBrand("Again");
  await patch(id, { domains: ["ledgerly.test"], competitors: ["Kept by hand"] });
  await page.goto(`/brands/${id}`);
  await page.getByRole("button", { name: "Analyse again" }).click();
  const panel = page.getByRole("region", { name: "Analysis", exact: true });
  await expect(panel.getByRole("heading", { name: /ledgerly\.test: \d+ suggestions/ })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Add: Tallywren" }).click();
  await expect(section(page, "Competitors").getByRole("button", { name: "Edit Tallywren" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Add: Tallywren" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Dismiss: Bookmoth" }).click();
  await panel
    .getByRole("region", { name: /New prompts/ })
    .getByRole("button", { name: "Add all" })
    .click();
  await expect(panel.getByRole("region", { name: /New prompts/ })).toHaveCount(0);
  // Nothing was taken that was not asked for.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(section(page, "Competitors")).toContainText("Kept by hand");

  await section(page, "Competitors").getByRole("button", { name: "Remove Tallywren" }).click();
  await expect(section(page, "Competitors")).not.toContainText("Tallywren");
  await reloadSaved(page);
  await page.getByRole("button", { name: "Analyse again" }).click();
  await expect(panel.getByRole("heading", { name: /ledgerly\.test: / })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Dismiss: Numerella" })).toBeVisible();
  await expect(panel).not.toContainText("Bookmoth");
  await expect(panel).not.toContainText("Tallywren");
  await panel.getByRole("button", { name: "Offer them again" }).click();
  await expect(panel.getByRole("button", { name: "Add: Bookmoth" })).toBeVisible();
});

test("a brand is disabled and enabled, from its page and from the list", async ({ page }) => {
  const { id, name } = await createBrand("Switched");
  await page.goto(`/brands/${id}`);
  await page.getByRole("switch", { name: `${name} enabled` }).click();
  await expect(page.getByText(`${name} is disabled`)).toBeVisible();

  const row = await findBrand(page, name);
  await expect(row).toContainText("Disabled");
  await row.getByRole("button", { name: `Actions for ${name}` }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Enable" }).click();
  await expect(row).not.toContainText("Disabled");
  await page.reload();
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("Disabled");
});

test("a brand is removed from its page once somebody said so twice, and comes back whole", async ({ page }) => {
  // An empty book has nothing to search.
  await createBrand("Beside");
  const { id, name } = await createBrand("Removed");
  await page.goto(`/brands/${id}`);
  const ask = async () => {
    await page.getByRole("button", { name: `Actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Remove…" }).click();
  };
  await ask();
  const question = page.getByRole("alertdialog", { name: `Remove ${name}?` });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeFocused();

  await ask();
  await page.getByRole("button", { name: "Remove brand" }).click();
  await expect(page).toHaveURL("/brands");
  await expect(await findBrand(page, name)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: `No brand matches “${name}”` })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/brands/${id}`);
  await expect(page.getByRole("heading", { name: "No such brand here" })).toBeVisible();
  await expectAccessible(page);

  await page.goto("/brands?state=removed");
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByText(`${name} is back`)).toBeVisible();
  await page.goto(`/brands/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Tallywren");
});
