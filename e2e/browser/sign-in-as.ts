import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Signs in by the form, with a session of its own: the kept one is everybody's. */
export async function signInAs(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/brands");
}
