import { expect, type Locator, type Page } from "@playwright/test";

/** A brand's row in the list, found as a person finds it among hundreds: by searching. */
export async function findBrand(page: Page, name: string): Promise<Locator> {
  await page.goto("/brands");
  await page.getByRole("searchbox", { name: "Search brands" }).fill(name);
  // The list follows a moment after the last key; what is clicked before that is another list's row.
  await expect(page).toHaveURL(/\/brands\?q=/);
  return page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
}
