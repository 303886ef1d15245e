import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { add, analyse, analysed, section } from "./add-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

const SHOES = "Running shoes & sneakers";
const question = (page: Page) => section(page, "What is this business?");
const search = (page: Page) => page.getByRole("combobox", { name: "Search all markets" });
const rivals = (page: Page) => section(page, "Competitors").getByRole("listitem");

/** Until what the server suggests anew is on the page, which is said aloud. */
const suggestedAnew = (page: Page) =>
  expect(page.getByText(/^Suggested \d+ competitors? and \d+ prompts?$/)).toBeVisible();

test("where the pages don't tell the market it is chosen with the keyboard, and what was changed stays", async ({
  page,
}) => {
  await analyse(page, "oakhollow.test");
  await analysed(page);
  await expect(question(page).getByRole("group", { name: "Likely markets" })).toContainText(SHOES);
  await expect(rivals(page)).toHaveCount(0);
  await expectAccessible(page);
  await add(page, "Add a competitor", "Hollowbrook");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Oak Hollow Ltd");

  await search(page).focus();
  await page.keyboard.type("coffee sho");
  const options = page.getByRole("listbox", { name: "Search all markets" }).getByRole("option");
  await expect(options.first()).toContainText("Coffee shops");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(search(page)).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("zzzz");
  await expect(question(page).getByRole("status")).toHaveText(/^No market fits/);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("sneak");
  await expect(options.first()).toContainText(SHOES);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await expect(search(page)).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await suggestedAnew(page);

  await expect(section(page, "Market")).toContainText(SHOES);
  await expect(page.getByRole("button", { name: "Change market" })).toBeFocused();
  await expect(page.getByRole("checkbox", { name: "Save Hollowbrook" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Save Nike" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Oak Hollow Ltd");
  await section(page, "Market")
    .getByRole("button", { name: `Why ${SHOES}` })
    .press("Enter");
  await expect(page.getByRole("dialog", { name: `Why ${SHOES}` })).toContainText("Chosen by a person");
  await page.keyboard.press("Escape");
  await expectAccessible(page);
});

test("a market that was found is changed, and what is sold is said in words", async ({ page }) => {
  await analyse(page, "ledgerly.test");
  await analysed(page);
  const found = section(page, "Market");
  await expect(found).toContainText(/accounting|invoicing|bookkeeping/i);
  await page.getByRole("button", { name: "Change market" }).press("Enter");
  await expect(search(page)).toBeFocused();
  await page.getByRole("button", { name: "Keep as it is" }).press("Enter");
  await expect(page.getByRole("button", { name: "Change market" })).toBeFocused();

  await page.getByRole("checkbox", { name: "Save Bookmoth" }).uncheck();
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("button", { name: "Change market" }).press("Enter");
  await page.getByRole("textbox", { name: "What do you sell, and to whom?" }).fill("Payroll software for bakeries");
  await page.keyboard.press("Enter");
  await suggestedAnew(page);
  await expect(section(page, "Prompts")).toContainText("payroll software");
  await expect(page.getByRole("checkbox", { name: "Save Bookmoth" })).not.toBeChecked();
});

test("Enter that comes before what fits is there takes the best of it", async ({ page }) => {
  await analyse(page, "oakhollow.test");
  await analysed(page);
  await search(page).fill("sneakers");
  await page.keyboard.press("Enter");
  await suggestedAnew(page);
  await expect(section(page, "Market")).toContainText(SHOES);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a likely market is chosen by touch, and nothing stands beyond the edge", async ({ page }) => {
    await analyse(page, "oakhollow.test");
    await analysed(page);
    await search(page).tap();
    await expect(page.getByRole("option").first()).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: SHOES }).tap();
    await suggestedAnew(page);
    await expect(section(page, "Market")).toContainText(SHOES);
    expect(await overflow()).toBe(0);
    await expectAccessible(page);
  });
});
