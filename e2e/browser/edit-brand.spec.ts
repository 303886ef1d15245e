import { expectAccessible } from "./accessible";
import { add, section } from "./add-brand";
import { findBrand } from "./brand-list";
import { createBrand } from "./create-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

test("each part of a brand is edited in its place, and still so after a reload", async ({ page }) => {
  const { id, name } = await createBrand("Edited");
  await page.goto(`/brands/${id}`);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} & Sons`);
  await page.getByRole("button", { name: `Make ${id}.de primary` }).click();
  await add(page, "Add an alias", "The Second");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save details" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${name} & Sons` })).toBeVisible();

  await page.getByRole("button", { name: "Edit competitors" }).click();
  await page.getByRole("button", { name: "Edit Bookmoth" }).click();
  const bookmoth = page.getByRole("form", { name: "Edit Bookmoth" });
  await bookmoth.getByRole("textbox", { name: "Domains" }).fill("bookmoth.io");
  await bookmoth.getByRole("textbox", { name: "Name" }).fill("Bookmoth Ltd");
  await expectAccessible(page);
  await bookmoth.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Save competitors" }).click();
  await expect(section(page, "Competitors").getByRole("listitem")).toHaveText([
    /Tallywren/,
    /Bookmoth Ltd.*bookmoth\.io/,
  ]);

  await page.getByRole("button", { name: "Edit prompts" }).click();
  await page.getByRole("checkbox", { name: "Use “invoicing app with vat returns”" }).uncheck();
  await add(page, "Add a prompt", "accounting app for bakeries");
  await page.getByRole("button", { name: "Save prompts" }).click();
  await expect(section(page, "Prompts")).toContainText("2 of 3 in use");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: `${name} & Sons` })).toBeVisible();
  const details = section(page, "Details");
  await expect(details.getByRole("listitem").first()).toContainText(`${id}.de`);
  await expect(details).toContainText("The Original, The Second");
  await expect(section(page, "Competitors")).toContainText("Bookmoth Ltd");
  await expect(section(page, "Prompts").getByRole("listitem")).toHaveCount(3);
  await expect(section(page, "Prompts")).toContainText("2 of 3 in use");
});

test("changes that were not saved are asked for before they are discarded", async ({ page }) => {
  const { id, name } = await createBrand("Guarded");
  await page.goto(`/brands/${id}`);
  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Something else");
  await page.getByRole("link", { name: "Brands", exact: true }).first().click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Something else");

  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
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
  await expect(row).toContainText("Enabled");
  await page.reload();
  await expect(row).toContainText("Enabled");
});

test("a brand is removed only once somebody said so twice, and then it is gone", async ({ page }) => {
  const { id, name } = await createBrand("Removed");
  const row = await findBrand(page, name);
  await row.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Remove…" }).click();
  const question = page.getByRole("alertdialog", { name: `Remove ${name}?` });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();

  await page.goto(`/brands/${id}`);
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("button", { name: "Remove brand" }).click();
  await expect(page).toHaveURL("/brands");
  await expect(await findBrand(page, name)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: `No brand matches “${name}”` })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/brands/${id}`);
  await expect(page.getByRole("heading", { name: "No such brand here" })).toBeVisible();
  await expectAccessible(page);
});
