import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const DEBIAN = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const found = process.env.CHROMIUM_PATH ?? DEBIAN.find((path) => existsSync(path));

/** An installed Chromium where there is one, else Playwright's own; quiet, and able to run as root. */
export const CHROMIUM: LaunchOptions = {
  ...(found === undefined ? {} : { executablePath: found }),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
