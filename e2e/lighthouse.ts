// Lighthouse over the pages that people meet first: `npx tsx e2e/lighthouse.ts [runs]`. Runs a product of its own, and fetches
// Lighthouse with npx: its 200 packages are no part of the project. The median of the runs counts, five unless told.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { CHROMIUM } from "./browser/chromium";
import { addBrands, setUpProduct } from "./product/set-up-product";
import { startProduct } from "./product/start";

/** The last that runs on Node.js 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;
const LEAST_SCORE = 95;
const METRICS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"] as const;

const score = z.object({ score: z.number().nullable() });
const report = z.object({
  categories: z.record(z.string(), score),
  audits: z.record(z.string(), score.extend({ title: z.string(), displayValue: z.string().optional() })),
});
type Report = z.infer<typeof report>;

const run = promisify(execFile);
const runs = Number(process.argv[2] ?? 5);
const product = await startProduct({});
const browser = await chromium.launch(CHROMIUM);

async function measure(path: string, cookie: string | undefined): Promise<Report> {
  const flags = [
    ...["--quiet", "--output=json", "--preset=desktop", `--only-categories=${CATEGORIES.join()}`],
    `--chrome-flags=--headless=new ${CHROMIUM.args?.join(" ")}`,
    ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
  ];
  const { stdout } = await run("npx", ["--yes", LIGHTHOUSE, `${product.webUrl}${path}`, ...flags], {
    env: { ...process.env, CHROME_PATH: CHROMIUM.executablePath ?? chromium.executablePath() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return report.parse(JSON.parse(stdout));
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

async function tell(path: string, cookie?: string): Promise<void> {
  const reports: Report[] = [];
  for (let index = 0; index < runs; index++) reports.push(await measure(path, cookie));
  const scores = CATEGORIES.map((name) => ({
    name,
    score: Math.round(median(reports.map(({ categories }) => categories[name]?.score ?? 0)) * 100),
  }));
  if (scores.some(({ score }) => score < LEAST_SCORE)) process.exitCode = 1;
  const metrics = METRICS.map((name) => reports.map(({ audits }) => audits[name]?.displayValue ?? "–").join(" / "));
  console.log(
    `${path.padEnd(20)} ${scores.map(({ name, score }) => `${name} ${score}`).join(", ")}  (${metrics.join("; ")})`,
  );
  const [first] = reports;
  for (const [id, { score, title, displayValue = "" }] of Object.entries(first?.audits ?? {}))
    if (score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue}`);
}

try {
  if (product.announcement === undefined) throw new Error("The product told no set-up link.");
  const { setUpLink, token } = product.announcement;
  const { cookies } = await setUpProduct(browser, product, setUpLink);
  await addBrands(product, token);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  console.log(`At least ${LEAST_SCORE} each; largest contentful paint; total blocking time; layout shift:`);
  await tell("/signin");
  for (const path of ["/brands", "/brands/ledgerly", "/brands/new"]) await tell(path, cookie);
} finally {
  await browser.close();
  await product.stop();
}
