import { expectAccessible } from "./accessible";
import { add, analyse, analysed, section } from "./add-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_IN });

test("a site that is down leaves a form that says what failed, can be filled in, and saved", async ({ page }) => {
  const { id, name } = unique("Down");
  await analyse(page, "down.test");
  await analysed(page, "Not fully analysed");
  const notice = page.getByRole("status").filter({ hasText: "down.test could not be read" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await page.getByRole("textbox", { name: "Id", exact: true }).fill(id);
  await add(page, "Add a competitor", "Tallywren");
  await expect(section(page, "Domains").getByRole("listitem").first()).toContainText("down.test");
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page).toHaveURL(`/brands/${id}`);
  await expect(section(page, "Competitors")).toContainText("Tallywren");
});

test("an address that is none is refused at its field, before anything is asked of it", async ({ page }) => {
  await page.goto("/brands/new");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Website" }).fill("localhost");
  await page.getByRole("button", { name: "Analyse website" }).click();
  await expect(page.getByRole("textbox", { name: "Website" })).toHaveAccessibleDescription(/must be a valid domain/i);
  await expect(page.getByRole("textbox", { name: "Website" })).toBeFocused();
  await expectAccessible(page);
});
