// Takes a picture of every page and state, wide and on a phone, light and dark: `npx tsx e2e/screenshots.ts [folder]`.
// Runs a product of its own. Without a folder the pictures go to docs/pictures.
import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM } from "./browser/chromium";
import { ROOT } from "./product/environment";
import { addBrands, type SignedIn, setUpProduct } from "./product/set-up-product";
import { startProduct } from "./product/start";
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

async function take(shots: readonly Shot[], session?: SignedIn): Promise<void> {
  for (const look of LOOKS)
    for (const { name, go } of shots)
      await inLook(browser, look, { baseURL, ...(session === undefined ? {} : { session }) }, async (page) => {
        await go(page);
        await page.waitForLoadState("networkidle");
        const path = join(folder, `${name}-${look.size}-${look.colorScheme}.png`);
        await page.screenshot({ path, animations: "disabled", caret: "hide" });
      });
}

try {
  if (product.announcement === undefined) throw new Error("The product told no set-up link.");
  const { setUpLink, token } = product.announcement;
  await take(beforeSetUp(setUpLink));
  const session = await setUpProduct(browser, product, setUpLink);
  await take(AT_THE_DOOR);
  await take(EMPTY, session);
  await addBrands(product, token);
  await take([...signedInShots("ledgerly", "Ledgerly"), ...ONBOARDING], session);
} finally {
  await browser.close();
  await product.stop();
  await sites.stop();
}
