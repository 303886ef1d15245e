import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { add, analyse, analysed, section } from "./add-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_IN });

const nameField = (page: Page) => page.getByRole("textbox", { name: "Name", exact: true });
const kept = (page: Page) => expect(page.getByText("Kept. You can leave and come back.")).toBeVisible();
const continueWith = (page: Page, name: string) => page.getByRole("button", { name: `Continue ${name}` });

test("what is written of a brand survives a reload, Back, and leaving, and is gone once it is saved", async ({
  page,
}) => {
  const { id, name } = unique("Kept");
  await analyse(page, "ledgerly.test");
  await analysed(page);
  await page.getByRole("checkbox", { name: "Save Bookmoth" }).uncheck();
  await nameField(page).fill(name);
  // At once, before anything can have been sent.
  await page.reload();
  await expect(nameField(page)).toHaveValue(name);
  await expect(page.getByRole("checkbox", { name: "Save Bookmoth" })).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Save Tallywren" })).toBeChecked();

  await page.goBack();
  await expect(continueWith(page, name)).toBeVisible();
  await expectAccessible(page);
  await page.goForward();
  await expect(nameField(page)).toHaveValue(name);
  await add(page, "Add a competitor", "Quillfern, quillfern.com");
  await page.getByRole("link", { name: "Brands", exact: true }).first().click();
  await expect(page).toHaveURL("/brands");
  await page.goto("/brands/new");
  await continueWith(page, name).click();
  await expect(page.getByRole("checkbox", { name: "Save Quillfern" })).toBeChecked();

  await page.getByRole("textbox", { name: "Id", exact: true }).fill(id);
  // Pressed twice, it is sent once.
  const creates: string[] = [];
  page.on("request", (request) => request.url().includes("brand.create") && creates.push(request.url()));
  await page.getByRole("button", { name: "Save brand" }).dblclick();
  await expect(page).toHaveURL(`/brands/${id}`);
  expect(creates).toHaveLength(1);
  await expect(section(page, "Competitors")).toContainText("Quillfern");
  await page.goto("/brands/new");
  await expect(page.getByRole("textbox", { name: "Website" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(continueWith(page, name)).toHaveCount(0);
});

test("a reload in the middle of an analysis shows what was found, and runs on", async ({ page }) => {
  const { name } = unique("Middle");
  await analyse(page, "slow.test");
  await nameField(page).fill(name);
  await kept(page);
  await page.reload();
  await expect(nameField(page)).toHaveValue(name);
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(nameField(page)).toHaveValue(name);
});

test("two tabs on one unfinished brand are told of each other, and nothing goes in silence", async ({ page }) => {
  const { name } = unique("Tabs");
  await page.goto("/brands/new");
  await page.getByRole("button", { name: "Fill in by hand instead" }).click();
  await nameField(page).fill(name);
  await kept(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(nameField(other)).toHaveValue(name);
  await nameField(other).fill(`${name} there`);
  await kept(other);

  await nameField(page).fill(`${name} here`);
  const notice = page.getByRole("status").filter({ hasText: "You changed this brand in another tab" });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole("button", { name: "Show what is there" }).click();
  await expect(nameField(page)).toHaveValue(`${name} there`);
  await nameField(page).fill(`${name} again`);
  await kept(page);

  await nameField(other).fill(`${name} mine`);
  await other.getByRole("button", { name: "Keep what is here" }).click();
  await kept(other);
  await other.reload();
  await expect(nameField(other)).toHaveValue(`${name} mine`);
});

test("an unfinished brand is discarded, and brought back", async ({ page }) => {
  const { name } = unique("Discarded");
  await page.goto("/brands/new");
  await page.getByRole("button", { name: "Fill in by hand instead" }).click();
  await nameField(page).fill(name);
  await kept(page);
  await page.getByRole("button", { name: "Add another brand" }).click();
  await page.getByRole("button", { name: `Discard ${name}` }).click();
  await expect(continueWith(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(continueWith(page, name)).toBeVisible();
});
