// The app's list with 100,000 brands stored, in Chromium: the longest task of the page's main thread while somebody types into
// the search, scrolls by the wheel and goes by keys, by the median of some rounds. No task may take more than 50 ms of CPU: what
// it lasts beyond that is the machine's other work. `LIST_BRANDS=1000` for another number.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTestDatabase, startTestPostgres } from "@marque/db/testing";
import { type Frames, measureFrames } from "../e2e/browser/frames";
import { openSignedIn } from "../e2e/browser/open-signed-in";
import { tell, writeFigures } from "./figures";
import { fillBrands } from "./fill-brands";
import { median } from "./median";

const BRANDS = Number(process.env.LIST_BRANDS ?? 100_000);
const ROUNDS = 5;
const LONGEST = 50;
/** Between two keys of somebody who types quickly. */
const KEY_MILLISECONDS = 80;

/** The whole product as a person starts it. @returns the link that lets the first owner sign up. */
function startProduct(databaseUrl: string, folder: string): Promise<{ product: ChildProcess; setUpLink: string }> {
  const ports = { API_PORT: "4291", WEB_PORT: "4292" };
  const product = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl, MARQUE_DATA: folder, ...ports },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    product.once("exit", () => reject(new Error(`the product ended: ${said}`)));
    product.stdout.on("data", (bytes) => {
      said += bytes;
      const setUpLink = /http\S+\/setup#\S+/.exec(said)?.[0];
      // Said last.
      if (setUpLink !== undefined && said.includes("Ready in")) resolve({ product, setUpLink });
    });
  });
}

const postgres = await startTestPostgres();
const { url } = await createTestDatabase(postgres.url);
const folder = mkdtempSync(join(tmpdir(), "marque-bench-"));
const { product, setUpLink } = await startProduct(url, folder);
const { page, close } = await openSignedIn(setUpLink, new URL(setUpLink).origin);
await fillBrands(url, BRANDS, 1);

const search = page.getByRole("searchbox");
const rows = page.getByRole("table").getByRole("link");

const ACTS: Record<string, () => Promise<void>> = {
  "typing into the search": async () => {
    await search.pressSequentially("hotel bank", { delay: KEY_MILLISECONDS });
    await search.press("ControlOrMeta+a");
    await search.press("Backspace");
  },
  "scrolling 3,000 rows by the wheel": async () => {
    await page.mouse.move(700, 500);
    for (let turn = 0; turn < 130; turn++) await page.mouse.wheel(0, 1000);
  },
  "going down 100 rows by keys": async () => {
    await rows.first().focus();
    for (let row = 0; row < 100; row++) await page.keyboard.press("j");
  },
  "selecting all that is loaded": async () => {
    await page.getByRole("checkbox").first().click();
  },
};

for (const [what, act] of Object.entries(ACTS)) {
  const measured: Frames[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await page.goto("/brands");
    await page.waitForLoadState("networkidle");
    measured.push(await measureFrames(page, act));
  }
  tell(`${what}: CPU of the longest task`, median(measured.map(({ longestWork }) => longestWork)), "ms CPU", LONGEST);
  tell(`${what}: the longest task`, median(measured.map(({ longestTask }) => longestTask)), "ms");
}
writeFigures();
await close();
product.kill();
await once(product, "exit");
rmSync(folder, { recursive: true, force: true });
await postgres.stop();
process.exit();
