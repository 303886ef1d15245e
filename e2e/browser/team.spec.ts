import type { Browser, Page } from "@playwright/test";
import { product } from "../product/address";
import { expectAccessible } from "./accessible";
import { OWNER, SIGNED_OUT } from "./owner";
import { signInAs } from "./sign-in-as";
import { expect, test } from "./test";
import { unique } from "./unique";

test.use({ storageState: SIGNED_OUT });

/** Led there by the page itself, or by the first call from it, which knows the way back. */
const SIGN_IN = /\/signin\?callbackUrl=%2Fbrands(?:&ended=yes)?$/;

const another = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ storageState: SIGNED_OUT, baseURL: product.webUrl, reducedMotion: "reduce" })).newPage();

/** Invites an address as an owner. @returns the link, as it is shown once. */
async function invite(page: Page, email: string): Promise<string> {
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("dialog").getByLabel("Role").selectOption("owner");
  await page.getByRole("button", { name: "Make link" }).click();
  const link = (await page.getByText(/\/join#key=/).textContent()) ?? "";
  await page.getByRole("button", { name: "I have copied it" }).click();
  return link;
}

test("somebody is invited, joins, switches between two workspaces, and ends a session of theirs", async ({
  page,
  browser,
}) => {
  const bo = { email: `${unique("bo").id}@example.com`, password: "a dozen patient snails" };
  const second = unique("Second").name;
  await signInAs(page, OWNER);
  await page.goto("/team");
  await expect(page.getByRole("table", { name: "Members" })).toContainText(OWNER.email);
  await expectAccessible(page);
  const link = await invite(page, bo.email);
  await expect(page.getByRole("table", { name: "Invitations" })).toContainText(bo.email);

  const theirs = await another(browser);
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: `Join ${OWNER.workspace}` })).toBeVisible();
  // The key is in no history: browsers send a fragment to nobody, and the page took it out.
  expect(new URL(theirs.url()).hash).toBe("");
  await expectAccessible(theirs);
  await theirs.getByRole("button", { name: `Join ${OWNER.workspace}` }).click();
  await expect(theirs.getByLabel("Your name")).toHaveAccessibleDescription(/must not be empty/i);
  await theirs.getByLabel("Your name").fill("Bo");
  await theirs.getByLabel("Password", { exact: true }).fill(bo.password);
  await theirs.getByRole("button", { name: `Join ${OWNER.workspace}` }).click();
  await expect(theirs).toHaveURL("/brands");
  await expect(theirs.getByRole("link", { name: OWNER.workspace })).toBeVisible();

  const reused = await another(browser);
  await reused.goto(link);
  await expect(reused.getByRole("heading", { name: "This invitation does not work" })).toBeVisible();
  await expectAccessible(reused);
  await reused.context().close();

  await theirs.goto("/team");
  await theirs.getByLabel("Name of a new workspace").fill(second);
  await theirs.getByRole("button", { name: "Create workspace" }).click();
  await expect(theirs).toHaveURL("/brands");
  await expect(theirs.getByRole("link", { name: second })).toBeVisible();
  await theirs.getByRole("button", { name: "Account of Bo" }).click();
  await theirs.getByRole("menuitem", { name: `Switch to ${OWNER.workspace}` }).click();
  await expect(theirs.getByRole("link", { name: OWNER.workspace })).toBeVisible();

  const phone = await another(browser);
  await signInAs(phone, bo);
  await theirs.goto("/account");
  await expect(theirs.getByRole("table", { name: "Sessions" }).getByText("This one")).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("button", { name: /^End the session of/ }).click();
  await theirs.getByRole("button", { name: "End session" }).click();
  // While it is asked, nothing behind the question is there for roles.
  await expect(theirs.getByRole("alertdialog")).toHaveCount(0);
  await expect(theirs.getByRole("button", { name: /^End the session of/ })).toHaveCount(0);
  await phone.goto("/brands");
  await expect(phone).toHaveURL(SIGN_IN);
  await expect(theirs.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();

  await page.reload();
  await page.getByRole("row", { name: bo.email }).getByRole("button", { name: "Remove Bo" }).click();
  await page.getByRole("button", { name: "Remove member" }).click();
  await expect(page.getByRole("table", { name: "Members" })).not.toContainText(bo.email);
  await theirs.goto("/brands");
  await expect(theirs).toHaveURL(SIGN_IN);
  for (const each of [theirs, phone]) await each.context().close();
});

test("who leaves their only workspace is told how to get into one, and comes in by an invitation", async ({
  page,
  browser,
}) => {
  const email = `${unique("cy").id}@example.com`;
  await signInAs(page, OWNER);
  await page.goto("/team");
  const theirs = await another(browser);
  await theirs.goto(await invite(page, email));
  await theirs.getByLabel("Your name").fill("Cy");
  await theirs.getByLabel("Password", { exact: true }).fill("a dozen patient snails");
  await theirs.getByRole("button", { name: `Join ${OWNER.workspace}` }).click();
  await expect(theirs).toHaveURL("/brands");

  await theirs.goto("/team");
  await theirs.getByRole("button", { name: "Leave the workspace" }).click();
  await theirs.getByRole("button", { name: "Leave workspace" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: "You are in no workspace" })).toBeVisible();
  await expect(theirs.getByText(email)).toBeVisible();
  await expectAccessible(theirs);

  await theirs.goto(await invite(page, email));
  await theirs.getByRole("button", { name: `Join ${OWNER.workspace}` }).click();
  await expect(theirs.getByRole("link", { name: OWNER.workspace })).toBeVisible();
  await theirs.context().close();
});

test("a copy of the cookie is worth nothing once its owner signed out", async ({ page }) => {
  await signInAs(page, OWNER);
  const copied = await page.context().cookies();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/signin");
  await page.context().addCookies(copied);
  await page.goto("/brands");
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  const answer = await page.request.get(`${product.webUrl}/api/trpc/member.me`);
  expect(answer.status()).toBe(401);
});

test("links that are no good say so, and the pages behind them are accessible", async ({ page }) => {
  for (const [path, heading] of [
    ["/join", "This invitation does not work"],
    ["/join#key=unknown", "This invitation does not work"],
    ["/reset", "This link does not work"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto("about:blank");
  await page.goto("/reset#key=unknown");
  await expectAccessible(page);
  await page.getByLabel("New password").fill("a password of some length");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This link does not work" })).toBeVisible();
});
