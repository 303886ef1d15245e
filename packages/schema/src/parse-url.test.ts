import { expect, test } from "vitest";
import { parseUrl } from "./parse-url";

test.each([
  ["https://straße.de/", undefined, "https://xn--strae-oqa.de/"],
  ["/über", "https://acme.com/a", "https://acme.com/%C3%BCber"],
  ["//", undefined, undefined],
  ["nowhere", undefined, undefined],
])("%j beside %j is %j", (address, base, href) => {
  expect(parseUrl(address, base)?.href).toBe(href);
});

test("an address with an umlaut is one however often addresses are asked about", () => {
  for (let time = 0; time < 400_000; time += 1) parseUrl("https://acme.com/");
  expect(parseUrl("https://straße.de/")?.hostname).toBe("xn--strae-oqa.de");
});
