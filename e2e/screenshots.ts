// Takes a picture of every page and state, wide and on a phone, light and dark: `npx tsx e2e/screenshots.ts [folder]`.
// Runs a product of its own. Without a folder the pictures go to docs/pictures.
import { mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "./browser/chromium";
import { fillInSetUp } from "./browser/set-up";
import { ROOT } from "./product/environment";
import { startProduct } from "./product/start";
import { call } from "./program/call";
import { inLook, LOOKS } from "./screenshots/looks";
import { AT_THE_DOOR, beforeSetUp, EMPTY, ONBOARDING, type Shot } from "./screenshots/shots";
import { signedInShots } from "./screenshots/signed-in-shots";
import { startSites } from "./sites/start";

const folder = resolve(process.argv[2] ?? join(ROOT, "docs/pictures"));
await mkdir(folder, { recursive: true });
const sites = await startSites();
const product = await startProduct({ ANALYSIS_RESOLVE: sites.resolve, ANALYSIS_DEADLINE_SECONDS: "6" });
const browser = await chromium.launch(CHROMIUM);
const baseURL = product.webUrl;

async function take(shots: readonly Shot[], session?: Awaited<ReturnType<typeof setUp>>): Promise<void> {
  for (const look of LOOKS)
    for (const { name, go } of shots)
      await inLook(browser, look, { baseURL, ...(session === undefined ? {} : { session }) }, async (page) => {
        await go(page);
        await page.waitForLoadState("networkidle");
        const path = join(folder, `${name}-${look.size}-${look.colorScheme}.png`);
        await page.screenshot({ path, animations: "disabled", caret: "hide" });
      });
}

async function setUp(link: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto(link);
  await fillInSetUp(page);
  await page.waitForURL("**/brands");
  const session = await context.storageState();
  await context.close();
  return session;
}

async function addBrands(token: string): Promise<void> {
  const brands: unknown = JSON.parse(await readFile(join(import.meta.dirname, "screenshots/brands.json"), "utf8"));
  if (!Array.isArray(brands)) throw new Error("screenshots/brands.json must hold an array.");
  for (const json of brands.toReversed()) {
    const { status, text } = await call("POST", `${product.apiUrl}/brands`, { authorization: `Bearer ${token}`, json });
    if (status !== 201) throw new Error(text);
  }
}

try {
  if (product.announcement === undefined) throw new Error("The product told no set-up link.");
  const { setUpLink, token } = product.announcement;
  await take(beforeSetUp(setUpLink));
  const session = await setUp(setUpLink);
  await take(AT_THE_DOOR);
  await take(EMPTY, session);
  await addBrands(token);
  await take([...signedInShots("ledgerly", "Ledgerly"), ...ONBOARDING], session);
} finally {
  await browser.close();
  await product.stop();
  await sites.stop();
}
