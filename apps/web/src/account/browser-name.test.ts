import { expect, it } from "vitest";
import { browserName } from "./browser-name";

const MOZILLA = "Mozilla/5.0";
it.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox on Linux"],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36`,
    "Chrome on Windows",
  ],
  [`${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0`, "Edge on Windows"],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1`,
    "Safari on iPhone",
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1`, "Safari on macOS"],
  [`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36`, "Chrome on Linux"],
  ["curl/8.5", "A browser"],
  [null, "A browser"],
])("%s is %s", (agent, name) => expect(browserName(agent)).toBe(name));
