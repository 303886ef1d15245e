import { expect, test } from "vitest";
import { readStemsFile } from "./stems";

test("a line for each category", () => {
  expect([...readStemsFile("dentists: dentyst, leczenie zęb\nvets: weteryn\n")]).toEqual([
    ["dentists", ["dentyst", "leczenie zęb"]],
    ["vets", ["weteryn"]],
  ]);
});

test.each([
  "dentists",
  "dentists: ",
  "dentists: d",
  "dentists: Dentyst",
  "dentists: dentyst, dentyst",
  "vets: weteryn\nvets: zwierz",
])("%j is told by its line", (text) => {
  expect(() => readStemsFile(text)).toThrow(/^line \d: /);
});
