import { expectAccessible } from "../browser/accessible";
import { OWNER, SIGNED_IN } from "../browser/owner";
import { fillInSetUp } from "../browser/set-up";
import { expect, test } from "../browser/test";
import { product } from "../product/address";

test("the set-up link makes the owner, who lands in an empty book of brands, signed in", async ({ page }) => {
  await page.goto("/brands");
  await expect(page.getByRole("heading", { name: "Marque is not set up yet" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(product.setUpLink);
  await expect(page.getByRole("heading", { level: 1, name: "Set up Marque" })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("E-mail address").fill("ada");
  await page.getByLabel("Password", { exact: true }).fill("too short");
  await page.getByRole("button", { name: "Set up workspace" }).click();
  await expect(page.getByLabel("Workspace name")).toHaveAccessibleDescription(/must not be empty/i);
  await expect(page.getByLabel("E-mail address")).toHaveAccessibleDescription(/must be an e-mail address/i);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/at least 12 characters/i);
  await expectAccessible(page);

  await fillInSetUp(page);
  await expect(page).toHaveURL("/brands");
  await expect(page.getByRole("heading", { name: "Your brands will stand here" })).toBeVisible();
  await expect(page.getByRole("link", { name: OWNER.workspace })).toBeVisible();
  await expectAccessible(page);
  await page.context().storageState({ path: SIGNED_IN });
});
