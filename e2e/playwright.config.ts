import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./browser/chromium";
import { SIGNED_IN } from "./browser/owner";

const REPORT =
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(import.meta.dirname, "../.cache/reports/playwright.json");

export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/playwright",
  globalSetup: "./product/global-setup.ts",
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: REPORT }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: "retain-on-failure",
    launchOptions: CHROMIUM,
  },
  projects: [
    { name: "set-up", testMatch: "set-up/*.setup.ts" },
    {
      name: "browser",
      testMatch: "browser/*.spec.ts",
      dependencies: ["set-up"],
      use: { viewport: { width: 1280, height: 800 }, storageState: SIGNED_IN },
    },
    {
      name: "phone",
      testMatch: "phone/*.spec.ts",
      dependencies: ["set-up"],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, storageState: SIGNED_IN },
    },
    // It waits for the set-up, which looks at a workspace before anything is in it.
    { name: "program", testMatch: "program/*.spec.ts", dependencies: ["set-up"] },
  ],
});
