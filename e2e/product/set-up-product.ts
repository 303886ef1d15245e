import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";
import { fillInSetUp } from "../browser/set-up";
import { call } from "../program/call";
import type { Product } from "./start";

/** What a browser needs to be signed in: cookies and storage. */
export type SignedIn = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Makes the first owner of a product behind its set-up link, as a person does. */
export async function setUpProduct(browser: Browser, { webUrl }: Product, setUpLink: string): Promise<SignedIn> {
  const context = await browser.newContext({ baseURL: webUrl });
  const page = await context.newPage();
  await page.goto(setUpLink);
  await fillInSetUp(page);
  await page.waitForURL("**/brands");
  const signedIn = await context.storageState();
  await context.close();
  return signedIn;
}

/** Stores the brands of `screenshots/brands.json`. */
export async function addBrands({ apiUrl }: Product, token: string): Promise<void> {
  const file = join(import.meta.dirname, "../screenshots/brands.json");
  const brands: unknown = JSON.parse(await readFile(file, "utf8"));
  if (!Array.isArray(brands)) throw new Error("screenshots/brands.json must hold an array.");
  for (const json of brands.toReversed()) {
    const { status, text } = await call("POST", `${apiUrl}/brands`, { authorization: `Bearer ${token}`, json });
    if (status !== 201) throw new Error(text);
  }
}
