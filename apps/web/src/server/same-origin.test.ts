import { describe, expect, it } from "vitest";
import { sameOrigin } from "./same-origin";

const asked = (method: string, headers: Record<string, string>) => sameOrigin({ method, headers });

describe("sameOrigin", () => {
  const host = "marque.test";
  it.each([
    ["a page's own call", "POST", { host, origin: "https://marque.test", "sec-fetch-site": "same-origin" }, true],
    ["an older browser's own call", "POST", { host, origin: "https://marque.test" }, true],
    [
      "a proxy that keeps the host aside",
      "POST",
      { host: "web:3000", "x-forwarded-host": host, origin: "https://marque.test" },
      true,
    ],
    ["a page's own reading", "GET", { host, "sec-fetch-site": "same-origin" }, true],
    ["a program's reading", "GET", { host }, true],
    ["another site's form", "POST", { host, origin: "https://evil.test", "sec-fetch-site": "cross-site" }, false],
    ["another site's stream", "GET", { host, origin: "https://evil.test", "sec-fetch-site": "cross-site" }, false],
    ["a neighbour's form", "POST", { host, origin: "https://www.marque.test", "sec-fetch-site": "same-site" }, false],
    ["a page that hides where it is", "POST", { host, origin: "null" }, false],
    ["a write that does not say where from", "POST", { host }, false],
  ])("judges %s", (_name, method, headers, expected) => {
    expect(asked(method, headers)).toBe(expected);
  });
});
