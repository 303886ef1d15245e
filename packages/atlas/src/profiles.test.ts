import { expect, test } from "vitest";
import { compileProfile } from "./profiles";
import { makeCategory } from "./testing";

const categories = ["desk-lamps", "mattresses", "violins", "tents"].map((id) => makeCategory(id));
const rows = new Map(
  compileProfile(categories, "en")
    .split("\n")
    .map((row): [string, string] => {
      const [words = "", uses = ""] = row.split("\t");
      return [words, uses];
    }),
);
const weightOf = (words: string): number => Number.parseInt(rows.get(words)?.split(":")[1] ?? "0", 10);

test("words and pairs of one market alone say most", () => {
  expect(rows.get("violins")).toMatch(/^2:\d+$/u);
  expect(rows.get("desk lamps")).toMatch(/^0:\d+$/u);
  expect(weightOf("violins")).toBeGreaterThan(weightOf("thing"));
});

test("questions say nothing", () => {
  expect(rows.has("longest")).toBe(false);
});
