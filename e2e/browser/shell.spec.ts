import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { createBrand } from "./create-brand";
import { OWNER, SIGNED_OUT } from "./owner";
import { signInAs } from "./sign-in-as";
import { expect, test } from "./test";
import { unique } from "./unique";

// Sessions of their own: the kept one is everybody's, and these end theirs.
test.use({ storageState: SIGNED_OUT });

const ended = (page: Page) => page.getByRole("dialog", { name: "Your session has ended" });

async function signOut(page: Page): Promise<void> {
  await page.goto("/brands");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/signin");
}

test("a session that ends in another tab while somebody types loses nothing: they sign in in place, and it is sent", async ({
  page,
  context,
}) => {
  await signInAs(page, OWNER);
  await page.goto("/tokens");
  const create = page.getByRole("dialog", { name: "New token" });
  const write = async () => {
    await page.getByRole("button", { name: "Create token" }).first().click();
    await create.getByRole("textbox", { name: "Name" }).fill(unique("Kept").name);
  };
  const other = await context.newPage();
  await write();
  await signOut(other);
  await create.getByRole("button", { name: "Create token" }).click();
  await expect(ended(page)).toBeVisible();
  await expectAccessible(page);
  const password = ended(page).getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await password.fill("not the password at all");
  await page.keyboard.press("Enter");
  await expect(ended(page).getByRole("alert")).toContainText("The password is wrong");
  await password.fill(OWNER.password);
  await page.keyboard.press("Enter");
  await expect(ended(page)).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Copy the token now" })).toBeVisible();
  await expect(page).toHaveURL("/tokens");
  await page.getByRole("button", { name: "I have copied it" }).click();

  // And signed in in the other tab instead, while it waits here.
  await write();
  await signOut(other);
  await create.getByRole("button", { name: "Create token" }).click();
  await expect(ended(page)).toBeVisible();
  await signInAs(other, OWNER);
  // As the browser says it of a tab that is looked at again.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(ended(page)).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Copy the token now" })).toBeVisible();
});

test("who goes on to another page after their session has ended is told why they sign in", async ({
  page,
  context,
}) => {
  await signInAs(page, OWNER);
  await context.clearCookies();
  await page.getByRole("link", { name: "Team" }).click();
  await expect(page).toHaveURL(/\/signin\?/);
  await expect(page.getByRole("status").filter({ hasText: "Your session has ended" })).toBeVisible();
  await expectAccessible(page);
});

test("pages, acts and brands are reached by keys alone, which can be turned off", async ({ page }) => {
  const { id, name } = await createBrand("Palette");
  await signInAs(page, OWNER);
  // Keys are heard once the page's scripts are there.
  await expect(page.getByRole("button", { name: "Sign out" })).toBeEnabled();
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Search or go to…" });
  await expect(palette.getByRole("option", { name: "Go to Team" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(name);
  await expect(palette.getByRole("option", { name })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/brands/${id}`);
  await expect(palette).toBeHidden();

  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("go team");
  await expect(palette.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/team");
  await expect(palette).toBeHidden();

  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL("/brands");
  const search = page.getByRole("searchbox", { name: "Search brands" });
  await search.focus();
  await page.keyboard.type("gt?");
  await expect(search).toHaveValue("gt?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await search.blur();

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(sheet).toContainText("Go to Audit log");
  await expectAccessible(page);
  await sheet.getByRole("switch", { name: "Shortcuts without Ctrl or ⌘" }).click();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(palette).toBeVisible();
  await expect(sheet).toBeHidden();
});
