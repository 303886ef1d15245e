import { expect, test } from "vitest";
import { negotiateLocale, toTimeZone } from "./locales";

test.each([
  [undefined, null, "en"],
  ["en", "de", "en"],
  [undefined, "pt, fr-CH;q=0.8, de;q=0.9", "de"],
  ["xx", "pt, en;q=0.5", "en"],
  [undefined, "en;q=0, *", "en"],
])("chosen %s, Accept-Language %s: %s", (chosen, header, locale) => {
  expect(negotiateLocale(chosen, header)).toBe(locale);
});

test("a time zone that is none is UTC", () => {
  expect(toTimeZone("Europe/Paris")).toBe("Europe/Paris");
  expect(toTimeZone("Mars/Olympus")).toBe("UTC");
  expect(toTimeZone(undefined)).toBe("UTC");
});
