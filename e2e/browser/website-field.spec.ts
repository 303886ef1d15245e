import { expectAccessible } from "./accessible";
import { createBrand } from "./create-brand";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

const REFUSED = [
  ["", /Write the address of a website/],
  ["zzqq-nobody", /is not a website yet/],
  ["ada@acme.com", /This is an email address/],
  ["localhost", /your own computer/],
  ["http://127.0.0.1/", /an IP address/],
  ["acme.com:8080", /Leave out port 8080/],
  ["ftp://acme.com", /not ftp/],
  ["acme.com, beta.com", /These are 2 websites/],
  [`https://acme.com/${"a".repeat(5000)}`, /too long/],
  ["co.uk", /only an ending/],
  ["printer.local", /not on the public internet/],
] as const;

test("what was written is understood as it is written, and each refusal says what is wrong", async ({ page }) => {
  const { id, name } = await createBrand("Owned");
  await page.goto("/brands/new");
  const field = page.getByRole("textbox", { name: "Website" });
  const line = page.getByRole("form").or(page.locator("form")).getByRole("status");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  for (const [written, sentence] of REFUSED) {
    await field.fill(written);
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(sentence);
    await expect(field).toBeFocused();
  }
  await expectAccessible(page);

  // Said without being asked, once the person stops.
  await field.fill("ada@acme.com");
  await expect(line).toHaveText("This is an email address. Write the website instead.");
  await page.getByRole("button", { name: "Use acme.com" }).click();
  await expect(field).toHaveValue("acme.com");
  await expect(field).toBeFocused();
  await expect(line).toHaveText("Marque will analyse acme.com.");
  await field.fill("https://www.acme.com/jordan");
  await expect(line).toHaveText("Marque will analyse acme.com/jordan, as a brand of its own.");
  await field.fill("notion");
  await page.getByRole("button", { name: "Use notion.com" }).click();
  await expect(field).toHaveValue("notion.com");
  await field.fill("acme.com beta.com");
  await expect(page.getByRole("link", { name: "Import 2 websites" })).toHaveAttribute(
    "href",
    "/import?websites=acme.com%2Cbeta.com",
  );
  await field.fill(`www.${id}.com`);
  await expect(line).toHaveText(`${name} has this domain already.`);
  await expectAccessible(page);
  await page.getByRole("link", { name: `Open ${name}` }).click();
  await expect(page).toHaveURL(`/brands/${id}`);
});
