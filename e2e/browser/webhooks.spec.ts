import { expectAccessible } from "./accessible";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_IN });

test("a webhook is made, its secret shown once, tried, its deliveries seen and sent again, rotated and removed", async ({
  page,
}) => {
  const address = `http://acme.test/hooks/${unique("hook").id}`;
  await page.goto("/webhooks");
  await page.getByRole("button", { name: "Create webhook" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("New webhook");
  await expectAccessible(page);

  await dialog.getByRole("textbox", { name: "Address" }).fill("http://127.0.0.1/hook");
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  await expect(dialog.getByRole("textbox", { name: "Address" })).toHaveAccessibleDescription(
    /must be on the public internet/i,
  );
  await expect(dialog.getByRole("textbox", { name: "Address" })).toBeFocused();
  await dialog.getByRole("textbox", { name: "Address" }).fill(address);
  await dialog.getByRole("textbox", { name: "What it is for" }).fill("The shop");
  for (const event of ["A brand is created", "A brand is removed"])
    await dialog.getByRole("checkbox", { name: event }).uncheck();
  await dialog.getByRole("button", { name: "Create webhook" }).click();

  await expect(dialog).toHaveAccessibleName("Copy the secret now");
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^whsec_[0-9A-Za-z+/]{43}=$/).textContent()) ?? "";
  await dialog.getByRole("button", { name: "I have copied it" }).click();
  const row = page.getByRole("row").filter({ hasText: address });
  await expect(row).toContainText("On");
  await expect(row).not.toContainText("brand.created");
  await expectAccessible(page);

  await row.getByRole("link", { name: address }).click();
  await expect(page.getByRole("heading", { name: "Nothing was sent yet" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.content(), "the secret is never shown again").not.toContain(secret);
  const acts = page.getByRole("button", { name: `Actions for ${address}` });
  await acts.click();
  await page.getByRole("menuitem", { name: "Send test event" }).click();
  const delivery = page.getByRole("table", { name: "Deliveries" }).getByRole("row").nth(1);
  await expect(delivery).toContainText("webhook.test");
  await expect(delivery).toContainText(/404, refused/);
  await expectAccessible(page);
  await delivery.getByRole("button", { name: /Send webhook.test of .* again/ }).click();
  await expect(delivery.getByText(/404, refused/)).toHaveCount(2);

  await acts.click();
  await page.getByRole("menuitem", { name: "Rotate secret…" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make new secret" }).click();
  await expect(dialog.getByText(/^whsec_/)).not.toHaveText(secret);
  await dialog.getByRole("button", { name: "I have copied it" }).click();

  await acts.click();
  await page.getByRole("menuitem", { name: "Remove…" }).click();
  await page.getByRole("button", { name: "Remove webhook" }).click();
  await expect(page).toHaveURL("/webhooks");
  await expect(row).toHaveCount(0);
});

test("a webhook that is not there says so", async ({ page }) => {
  await page.goto("/webhooks/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "No such webhook here" })).toBeVisible();
  await expectAccessible(page);
});
