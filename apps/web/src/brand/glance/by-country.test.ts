import type { WholeBrand } from "@marque/schema";
import { expect, test } from "vitest";
import { countByCountry, countryOf } from "./by-country";

test.each([
  ["acme.de", "DE"],
  ["acme.co.uk", "GB"],
  ["acme.eu", "EU"],
  ["acme.com", null],
  ["acme.xn--p1ai", null],
])("%s is of %s", (domain, country) => {
  expect(countryOf(domain)).toBe(country);
});

test("domains are counted by country, the brand's own apart, those of no country last", () => {
  const at = "2026-03-01T12:00:00.000Z";
  const whole: WholeBrand = {
    brand: {
      ...{ id: "a", name: "A", domains: ["a.com", "a.fr"], aliases: [], enabled: true, onboarded: true },
      ...{ createdAt: at, updatedAt: at },
    },
    competitors: [
      { id: "b", name: "B", domains: ["b.com", "b.de"], aliases: [] },
      { id: "c", name: "C", domains: ["c.de"], aliases: [] },
    ],
    ...{ prompts: [], createdBy: null, updatedBy: null, analysedAt: null },
  };
  expect(countByCountry(whole)).toEqual([
    { country: "DE", own: 0, theirs: 2 },
    { country: "FR", own: 1, theirs: 0 },
    { country: null, own: 1, theirs: 1 },
  ]);
});
