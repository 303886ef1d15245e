// @ts-check
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { Problem } from "./problem.mjs";
import { ROOT, run, runNode } from "./run.mjs";

/** The shell without windows first: the same engine, and a fifth less of the tests' time. */
const NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FOLDERS = ["/usr/bin", "/snap/bin"];
const MAC_PROGRAMS = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Not there, or not ours to run: the next place may have one.
    return false;
  }
}

/** @param {string} [path] @returns {string | undefined} The Chromium or Chrome that the machine has. */
export function systemChromium(path = process.env.PATH ?? "") {
  const folders = [...path.split(delimiter).filter((folder) => folder !== ""), ...FOLDERS];
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC_PROGRAMS].find(isProgram);
}

/** @returns {string | undefined} The Chromium that Playwright has downloaded, if it has. */
function playwrightChromium() {
  const { chromium } = createRequire(join(ROOT, "e2e/package.json"))("@playwright/test");
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("Installing Chromium with apt (about a minute)…");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { quiet: true });
  const { code, output } = await run(
    "apt-get",
    ["install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    {
      env,
      quiet: true,
    },
  );
  if (code !== 0) console.log(output);
  return systemChromium();
}

async function installWithPlaywright() {
  console.log("Downloading Chromium with Playwright…");
  const { code, output } = await runNode("e2e/node_modules/@playwright/test/cli.js", ["install", "chromium"], {
    quiet: true,
  });
  if (code !== 0) console.log(output);
  return playwrightChromium();
}

/** @returns {Promise<string>} The browser for the tests: named, found, or installed where nothing else is to be had. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Problem(`CHROMIUM_PATH names ${named}, where no program is.`);
  }
  const found = systemChromium() ?? playwrightChromium() ?? (await installWithApt()) ?? (await installWithPlaywright());
  if (found !== undefined) return found;
  throw new Problem(
    "No Chromium was found. Install Chromium or Chrome, or name one with CHROMIUM_PATH, and try again.",
  );
}
