import { product } from "../product/address";
import { expectAccessible } from "./accessible";
import { createBrand } from "./create-brand";
import { holdScripts } from "./hold-scripts";
import { SIGNED_IN } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_IN });

test("an address where nothing is says so, and leads back to the brands", async ({ page }) => {
  const answer = await page.goto("/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no page here" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to brands" }).click();
  await expect(page).toHaveURL("/brands");
});

test("the root leads to the brands", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/brands");
});

test("the theme that was chosen stays after a reload, whatever the system says", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/brands");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("menuitemradio", { name: "As the system" })).toBeChecked();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.reload();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
  expect(await ground()).toBe(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).toBe(dark);
});

test("what is searched for before the page's scripts are there is found all the same", async ({ page }) => {
  // An empty book has nothing to search.
  await createBrand("Sought");
  const release = await holdScripts(page);
  await page.goto("/brands", { waitUntil: "commit" });
  await page.getByRole("searchbox", { name: "Search brands" }).fill("nobody-of-this-name");
  release();
  await expect(page).toHaveURL("/brands?q=nobody-of-this-name");
});

test("pages load nothing from elsewhere, and break no rule of their content security policy", async ({ page }) => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== product.webUrl) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const path of ["/brands", "/brands/new", "/tokens", "/webhooks", "/audit"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a page of another site can't act through the session", async ({ page, request }) => {
  await page.goto("/brands");
  const answer = await request.post("/api/trpc/brand.remove", {
    headers: { origin: "https://evil.test", "sec-fetch-site": "cross-site" },
    data: { id: "acme" },
  });
  expect(answer.status()).toBe(403);
});
