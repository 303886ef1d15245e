import { readFile } from "node:fs/promises";
import { expectAccessible } from "./accessible";
import { createBrand } from "./create-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

test("the audit log tells who did what, narrows while one types, and is saved as CSV", async ({ page }) => {
  const { id } = await createBrand("Audited");
  await page.goto("/audit");
  await expect(page.getByRole("table", { name: "Audit log" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Acted on" }).fill(id);
  await expect(page).toHaveURL(`/audit?subject=${id}`);
  const rows = page.getByRole("table", { name: "Audit log" }).getByRole("row");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText("brand.create");
  await expect(rows.nth(1)).toContainText("127.0.0.1");
  await rows.nth(1).getByText("What changed").click();
  await expect(rows.nth(1)).toContainText(`"id": "${id}"`);
  await expectAccessible(page);

  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe("audit-log.csv");
  const text = await readFile(await download.path(), "utf8");
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain(id);

  await page.getByRole("textbox", { name: "Acted on" }).fill("nothing-of-this-id");
  await expect(page.getByRole("heading", { name: "Nothing of the kind was done" })).toBeVisible();
  await expectAccessible(page);
});
