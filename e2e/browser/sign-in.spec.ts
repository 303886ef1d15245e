import { product } from "../product/address";
import { expectAccessible } from "./accessible";
import { holdScripts } from "./hold-scripts";
import { OWNER, SIGNED_OUT } from "./owner";
import { expect, test } from "./test";

test.use({ storageState: SIGNED_OUT });

test("a set-up link works once: the second use is refused in a sentence", async ({ page }) => {
  await page.goto(product.setUpLink);
  await expect(page.getByRole("heading", { name: "Marque is set up already" })).toBeVisible();
  await expect(page.getByText("The set-up link was used", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Set up workspace" })).toHaveCount(0);
  await expectAccessible(page);
});

test("a wrong password is refused, what was written stays, and the right one leads to the brands", async ({ page }) => {
  await page.goto("/signin");
  await page.getByLabel("E-mail address").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password at all");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "E-mail address or password is wrong" })).toBeVisible();
  await expect(page.getByLabel("E-mail address")).toHaveValue(OWNER.email);
  await expectAccessible(page);

  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/brands");
  await expect(page.getByRole("heading", { level: 1, name: "Brands" })).toBeVisible();
});

test("an unknown address is refused in the same words as a wrong password", async ({ page }) => {
  await page.goto("/signin");
  await page.getByLabel("E-mail address").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "E-mail address or password is wrong" })).toBeVisible();
});

test("an empty form says at each field what is missing", async ({ page }) => {
  await page.goto("/signin");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByLabel("E-mail address")).toHaveAccessibleDescription(/must be an e-mail address/i);
  await expect(page.getByLabel("E-mail address")).toBeFocused();
});

test("after signing out, a protected page leads to signing in, and back once signed in again", async ({ page }) => {
  await page.goto("/tokens");
  await expect(page).toHaveURL("/signin?callbackUrl=%2Ftokens");
  await page.getByLabel("E-mail address").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/tokens");
  await expect(page.getByRole("heading", { level: 1, name: "Tokens" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/signin");
  await page.goto("/brands");
  await expect(page).toHaveURL("/signin?callbackUrl=%2Fbrands");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tokens" })).toHaveCount(0);
});

test("a press on sign out before the page's scripts are there is not lost", async ({ page }) => {
  await page.goto("/signin");
  await page.getByLabel("E-mail address").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/brands");
  const release = await holdScripts(page);
  await page.goto("/tokens", { waitUntil: "commit" });
  const out = page.getByRole("button", { name: "Sign out" });
  await expect(out).toBeDisabled();
  const pressed = out.click();
  release();
  await pressed;
  await expect(page).toHaveURL("/signin");
});

test("a way back that leads elsewhere leads home", async ({ page }) => {
  await page.goto(`/signin?callbackUrl=${encodeURIComponent("https://evil.test/brands")}`);
  await page.getByLabel("E-mail address").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${product.webUrl}/brands`);
});
