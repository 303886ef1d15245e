import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { product } from "../product/address";
import { call } from "../program/call";
import { expectAccessible } from "./accessible";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

/** Brands that nobody else has, all with one mark in their names. @returns the mark. */
async function createMarked(words: readonly string[]): Promise<string> {
  const mark = `m${randomUUID().slice(0, 8)}`;
  for (let at = 0; at < words.length; at += 20)
    await Promise.all(
      words.slice(at, at + 20).map(async (word) => {
        const id = `${word.toLowerCase()}-${mark}`;
        const json = { id, name: `${word} ${mark}`, domains: [`${id}.com`], competitors: ["Rival"] };
        const { status, text } = await call("POST", `${product.apiUrl}/brands`, { json });
        if (status !== 201) throw new Error(text);
      }),
    );
  return mark;
}

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const names = (page: Page) => page.getByRole("table", { name: "Brands" }).getByRole("link");
const search = (page: Page) => page.getByRole("searchbox", { name: "Search brands" });
const focusIsLost = (page: Page) =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

test("the list is searched by words, sorted, kept as a view and come back to", async ({ page }) => {
  const mark = await createMarked(["Kestrel", "Heron", "Avocet"]);
  await page.goto("/brands?page=99999");
  await expect(page.getByRole("table", { name: "Brands" })).toBeVisible();
  // Keys are heard once the page's scripts are there.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(search(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await search(page).fill("");
  await page.keyboard.type(`${mark} kest`);
  await expect(names(page)).toHaveText([`Kestrel ${mark}`]);
  await search(page).fill(`https://www.heron-${mark}.com/pricing`);
  await expect(names(page)).toHaveText([`Heron ${mark}`]);
  await search(page).fill(mark);
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole("heading", { level: 1, name: "Brands 3" })).toBeVisible();

  const nameColumn = page.getByRole("columnheader", { name: "Brand", exact: true });
  await nameColumn.getByRole("button").click();
  await expect(nameColumn).toHaveAttribute("aria-sort", "ascending");
  await expect(names(page)).toHaveText(["Avocet", "Heron", "Kestrel"].map((word) => `${word} ${mark}`));
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Domains" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Changed by" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Domains" })).toHaveCount(0);

  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: "Save this view…" }).click();
  const dialog = page.getByRole("dialog", { name: "Save this view" });
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription("Give the view a name");
  await expectAccessible(page);
  await dialog.getByLabel("Name").fill(`View ${mark}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `View ${mark}` })).toBeVisible();
  const kept = page.url().replace("page=99999&", "");
  await page.goto("/brands");
  await page.getByRole("button", { name: "Views" }).click();
  await page.getByRole("menuitem", { name: `View ${mark}` }).click();
  await expect(page).toHaveURL(kept);
  await expect(names(page)).toHaveCount(3);

  // By keys alone, and back by the browser and by the page. They are told of, and can be turned off.
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys.getByText("Next brand")).toBeVisible();
  await keys.getByRole("switch").click();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("/");
  await expect(search(page)).not.toBeFocused();
  await page.evaluate(() => window.localStorage.clear());
  await page.reload();
  await expect(names(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Sign out" })).toBeEnabled();
  await page.keyboard.press("j");
  await expect(names(page).nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(names(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Heron ${mark}` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(kept);
  await names(page).nth(2).click();
  await expect(page.getByRole("heading", { level: 1, name: `Kestrel ${mark}` })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Brands", exact: true }).click();
  await expect(page).toHaveURL(kept);
  await expect(names(page)).toHaveCount(3);

  await page.getByRole("button", { name: `View ${mark}` }).click();
  await page.getByRole("menuitem", { name: `Remove view “View ${mark}”` }).click();
  await expect(page.getByRole("button", { name: "Views" })).toBeVisible();
});

test("several brands are disabled, removed and brought back", async ({ page }) => {
  const mark = await createMarked(["A", "B", "C", "D"]);
  const named = (word: string) => `${word} ${mark}`;
  await page.goto(`/brands?q=${mark}&sort=name`);
  await row(page, named("A")).getByRole("checkbox").click();
  await row(page, named("C"))
    .getByRole("checkbox")
    .click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected brands" });
  await expect(bar).toContainText("3 selected");
  await expectAccessible(page);

  await bar.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText("3 brands are disabled")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Disabled" })).toHaveCount(3);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("3 brands are enabled")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Disabled" })).toHaveCount(0);

  // By keys: the second leaves the selection, and comes back to it.
  await names(page).nth(0).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar).toContainText("2 selected");
  await page.keyboard.press("x");
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect(names(page)).toHaveText([named("D")]);
  await expect(names(page).nth(0)).toBeFocused();
  await expect(page.getByText("3 brands were removed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(names(page)).toHaveText(["A", "B", "C", "D"].map(named));

  // One from its menu, and the last: the focus has somewhere to be.
  await page.getByRole("checkbox", { name: "Select all that are loaded" }).click();
  await expect(bar).toContainText("4 selected");
  await bar.getByRole("button", { name: "Clear selection" }).click();
  await expect(bar).toHaveCount(0);
  expect(await focusIsLost(page)).toBe(false);
  await row(page, named("B")).hover();
  await page.getByRole("button", { name: `Actions for ${named("B")}` }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(names(page)).toHaveText(["A", "C", "D"].map(named));
  await expect(names(page).nth(1)).toBeFocused();
  await page.getByRole("checkbox", { name: "Select all that are loaded" }).click();
  await bar.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: `No brand matches “${mark}”` })).toBeVisible();
  await expect.poll(() => focusIsLost(page)).toBe(false);

  await page.getByRole("combobox", { name: "State" }).selectOption("Removed");
  const removed = page.getByRole("table", { name: "Removed brands" });
  for (const word of ["A", "B"]) await removed.getByRole("checkbox", { name: `Select ${named(word)}` }).click();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("2 brands are back")).toBeVisible();
  await expect(removed.getByText(named("A"))).toHaveCount(0);
  expect(await focusIsLost(page)).toBe(false);
  await page.goBack();
  await expect(names(page)).toHaveText(["A", "B"].map(named));
});

test("what is refused is taken back where everybody sees it, and a list that does not come says so", async ({
  page,
}) => {
  const mark = await createMarked(["Held"]);
  await page.goto(`/brands?q=${mark}`);
  await page.route("**/api/trpc/brand.removeSeveral*", (route) => route.abort());
  await row(page, `Held ${mark}`).getByRole("checkbox").click();
  await page.getByRole("region", { name: "Selected brands" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText(`Held ${mark} was not removed. Marque did not answer.`)).toBeVisible();
  await expect(names(page)).toHaveText([`Held ${mark}`]);

  await page.route("**/api/trpc/brand.overview*", (route) => route.fulfill({ status: 404, body: "[]" }));
  await search(page).fill("never asked before");
  await expect(page.getByText("The brands could not be loaded")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/trpc/brand.overview*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "No brand matches “never asked before”" })).toBeVisible();
});

test("a long list is loaded as it is scrolled, and Back leads to the same place in it", async ({ page }) => {
  const words = Array.from({ length: 130 }, (_, index) => `N${String(index).padStart(3, "0")}`);
  const mark = await createMarked(words);
  await page.goto(`/brands?q=${mark}&sort=name`);
  await expect(names(page).first()).toHaveText(`N000 ${mark}`);
  await expect(page.getByRole("heading", { level: 1, name: "Brands 130" })).toBeVisible();
  const last = page.getByRole("link", { name: `N129 ${mark}` });
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  // Of 130 rows those in the window are drawn, and a few around it.
  expect(await names(page).count()).toBeLessThan(60);
  await last.click();
  await expect(page.getByRole("heading", { level: 1, name: `N129 ${mark}` })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
});
