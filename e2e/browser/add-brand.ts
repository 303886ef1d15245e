import { expect, type Locator, type Page } from "@playwright/test";

/** The timeline of an analysis, beside the form or above it. */
export const timeline = (page: Page): Locator => page.getByRole("complementary", { name: "Analysis" });

/** Starts adding a brand, from the list, and has its website analysed. */
export async function analyse(page: Page, website: string): Promise<void> {
  await page.goto("/brands");
  await page.getByRole("link", { name: "Add brand" }).click();
  await page.getByRole("textbox", { name: "Website" }).fill(website);
  await page.getByRole("button", { name: "Analyse website" }).click();
}

/** Waits for the end of the analysis; `how` is what the timeline then says, on the screen and to a screen reader. */
export async function analysed(page: Page, how = "Analysed"): Promise<void> {
  await expect(timeline(page).getByRole("status")).toHaveText(new RegExp(`^${how} `));
}

/** A part of the brand's page: Domains, Aliases, Competitors, Prompts. */
export const section = (page: Page, title: string): Locator => page.getByRole("region", { name: title, exact: true });

/** Writes a value into a list's last field and takes it in with Enter. */
export async function add(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole("textbox", { name: label, exact: true }).fill(value);
  await page.getByRole("textbox", { name: label, exact: true }).press("Enter");
}
