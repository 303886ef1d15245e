import { expect, test } from "vitest";
import { knownBrandsNamed } from "./known-brands";

test.each([
  ["Notion", [{ name: "Notion", domain: "notion.com" }]],
  ["  nOTION ", [{ name: "Notion", domain: "notion.com" }]],
  ["no brand of this name", []],
])("%j is %j", (name, brands) => expect(knownBrandsNamed(name)).toEqual(brands));

test("a name that many go by gives three at most", () => {
  expect(knownBrandsNamed("apple").length).toBeLessThanOrEqual(3);
});
