import type { Page } from "@playwright/test";
import { OWNER } from "./owner";

/** Fills in the set-up page, which must be open, and sends it. */
export async function fillInSetUp(page: Page): Promise<void> {
  await page.getByLabel("Workspace name").fill(OWNER.workspace);
  await page.getByLabel("Your name").fill(OWNER.name);
  await page.getByLabel("E-mail address").fill(OWNER.email);
  await page.getByLabel("Password", { exact: true }).fill(OWNER.password);
  await page.getByRole("button", { name: "Set up workspace" }).click();
}
