import { product } from "../product/address";
import { call } from "../program/call";
import { newBrand } from "../program/operations";
import { expectAccessible } from "./accessible";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_IN });

test("a token is made, shown once, works, is revoked, and fails on the next call", async ({ page }) => {
  const { name } = unique("Nightly import");
  await page.goto("/tokens");
  await expect(page.getByRole("table", { name: "Tokens" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("New token");
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("checkbox", { name: "Analyse websites" }).uncheck();
  await dialog.getByRole("button", { name: "Create token" }).click();

  await expect(dialog).toHaveAccessibleName("Copy the token now");
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^mrq_[0-9A-Za-z]{49}$/).textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await page.reload();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Active");
  await expect(row).not.toContainText("analyze");
  expect(await page.content(), "the secret is never shown again").not.toContain(secret);

  const create = () =>
    call("POST", `${product.webUrl}/api/v1/brands`, { authorization: `Bearer ${secret}`, json: newBrand() });
  expect((await create()).status).toBe(201);

  await row.getByRole("button", { name: `Revoke ${name}` }).click();
  await expect(page.getByRole("alertdialog", { name: `Revoke ${name}?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Revoke token" }).click();
  await expect(row).toContainText("Revoked");
  expect((await create()).status).toBe(401);
  expect((await call("POST", `${product.apiUrl}/brands`, { authorization: `Bearer ${secret}` })).status).toBe(401);
});

test("a token without a name or without anything that it may do is refused at the field", async ({ page }) => {
  await page.goto("/tokens");
  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeVisible();
  for (const box of await dialog.getByRole("checkbox").all()) await box.uncheck();
  await dialog.getByRole("button", { name: "Create token" }).click();
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription(/must not be empty/i);
  await expect(dialog.getByRole("group", { name: "It may" })).toHaveAccessibleDescription(/choose at least one/i);
  await expectAccessible(page);
});

test("a token is rotated: the new secret works, and the one before for as long as was said", async ({ page }) => {
  const { name } = unique("Rotated");
  await page.goto("/tokens");
  await page.getByRole("button", { name: "Create token" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Create token" }).click();
  const shown = async () => (await dialog.getByText(/^mrq_[0-9A-Za-z]{49}$/).textContent()) ?? "";
  const before = await shown();
  await dialog.getByRole("button", { name: "I have copied it" }).click();

  const row = page.getByRole("row").filter({ hasText: name });
  await row.getByRole("button", { name: `Rotate ${name}` }).click();
  await expect(dialog).toHaveAccessibleName(`Rotate ${name}?`);
  await expectAccessible(page);
  await dialog.getByRole("combobox", { name: "The one before works for" }).selectOption("One hour");
  await dialog.getByRole("button", { name: "Make new secret" }).click();
  await expect(dialog).toHaveAccessibleName("Copy the token now");
  const after = await shown();
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  await expect(row).toContainText("The secret before works until");
  expect(after).not.toBe(before);
  for (const secret of [before, after])
    expect((await call("GET", `${product.apiUrl}/brands`, { authorization: `Bearer ${secret}` })).status).toBe(200);
});
