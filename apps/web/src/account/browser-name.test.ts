import { expect, it } from "vitest";
import { browserOf } from "./browser-name";

const MOZILLA = "Mozilla/5.0";
it.each([
  [`${MOZILLA} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, "Firefox", "Linux"],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36`,
    "Chrome",
    "Windows",
  ],
  [`${MOZILLA} (Windows NT 10.0) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0`, "Edge", "Windows"],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1`,
    "Safari",
    "iPhone",
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1`, "Safari", "macOS"],
  [`${MOZILLA} (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36`, "Chrome", "Linux"],
  ["curl/8.5", undefined, undefined],
  [null, undefined, undefined],
])("%s is %s on %s", (agent, browser, system) => expect(browserOf(agent)).toEqual({ browser, system }));
