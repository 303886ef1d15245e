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

test("a brand that Marque knows is no failure when its site can't be read: a line says where all of it is from", async ({
  page,
}) => {
  await analyse(page, "notion.com");
  await analysed(page, "From Marque’s records");
  const line = page.getByRole("status").filter({ hasText: "From Marque’s own records; notion.com could not be read." });
  await expect(line).toBeVisible();
  await expect(page.getByText("notion.com could not be read", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: "Save Obsidian" })).toBeInViewport();
  await expectAccessible(page);
});

test("a site that asks for consent first is told as such, with what to do next", async ({ page }) => {
  await analyse(page, "harbour-lights.test");
  await analysed(page, "Not fully analysed");
  await expect(page.getByRole("status").filter({ hasText: "asks for consent or a sign-in" })).toContainText(
    "Choose its market or say what it sells",
  );
  await expect(section(page, "What is this business?")).toBeVisible();
});
