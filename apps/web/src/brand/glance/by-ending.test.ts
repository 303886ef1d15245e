import type { WholeBrand } from "@marque/schema";
import { expect, test } from "vitest";
import { countByEnding, endingOf } from "./by-ending";

test.each([
  ["acme.de", ".de"],
  ["acme.co.uk", ".uk"],
  ["coda.io", ".io"],
  ["acme.xn--p1ai", ".рф"],
])("%s ends in %s", (domain, ending) => {
  expect(endingOf(domain)).toBe(ending);
});

test("domains are counted by ending, the brand's own apart, most first", () => {
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
  expect(countByEnding(whole)).toEqual([
    { ending: ".com", own: 1, theirs: 1 },
    { ending: ".de", own: 0, theirs: 2 },
    { ending: ".fr", own: 1, theirs: 0 },
  ]);
});
