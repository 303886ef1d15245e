import { expectAccessible } from "./accessible";
import { add } from "./add-brand";
import { createBrand } from "./create-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

test("an id that is taken is told at its field, with one that is free, and nothing written is lost", async ({
  page,
}) => {
  const taken = await createBrand("Taken");
  await page.goto("/brands/new");
  await page.getByRole("button", { name: "Fill in by hand instead" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Another of this id");
  await page.getByRole("textbox", { name: "Id", exact: true }).fill(taken.id);
  await add(page, "Add a domain", "acme.test");
  await page.getByRole("button", { name: "Save brand" }).click();

  const id = page.getByRole("textbox", { name: "Id", exact: true });
  await expect(id).toHaveAccessibleDescription(new RegExp(`Brand "${taken.id}" already exists\\.`));
  await expect(id).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Use ${taken.id}-2 instead` }).click();
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page).toHaveURL(`/brands/${taken.id}-2`);
  await expect(page.getByRole("heading", { level: 1, name: "Another of this id" })).toBeVisible();
});

test("what does not fit is told at each field, and the first of them has the focus", async ({ page }) => {
  await page.goto("/brands/new");
  await page.getByRole("button", { name: "Fill in by hand instead" }).click();
  await add(page, "Add a domain", "not a domain");
  await expect(page.getByRole("textbox", { name: "Add a domain" })).toHaveAccessibleDescription(/not a valid domain/i);
  await page.getByRole("textbox", { name: "Add a domain" }).fill("");
  await page.getByRole("button", { name: "Save brand" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveAccessibleDescription(
    /must not be empty/i,
  );
  await expect(page.getByRole("textbox", { name: "Add a domain" })).toHaveAccessibleDescription(/at least 1 entry/i);
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await expectAccessible(page);
});
