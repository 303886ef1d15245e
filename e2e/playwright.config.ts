import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./browser/chromium";
import { SIGNED_IN } from "./browser/owner";
import { LIMITS } from "./product/limits";

const REPORT =
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? join(import.meta.dirname, "../.cache/reports/playwright.json");

export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/playwright",
  globalSetup: "./product/global-setup.ts",
  forbidOnly: process.env.CI !== undefined,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  timeout: LIMITS.productTest,
  expect: { timeout: LIMITS.pageStep },
  reporter: [["list"], ["json", { outputFile: REPORT }]],
  use: {
    actionTimeout: LIMITS.pageStep,
    navigationTimeout: LIMITS.navigation,
    // A trace photographs the page around every key: a third of the run's time. For one: npx playwright test --trace on
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: CHROMIUM,
    // What moves costs the CPU that the next click waits for.
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    { name: "set-up", testMatch: "set-up/*.setup.ts" },
    // It waits for the set-up, which looks at a workspace before anything is in it. Its longest test is the longest of all.
    { name: "program", testMatch: "program/*.spec.ts", dependencies: ["set-up"] },
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
  ],
});
