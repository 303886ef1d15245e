import { expect, test } from "vitest";
import homonyms from "../homonyms.json" with { type: "json" };
import { check } from "./check";
import { readCompanies } from "./companies";
import { entriesOf } from "./entries";
import { checkExplained, readExplained } from "./explained-domains";
import { loadAtlas } from "./load";
import { DATA_FOLDER, readData } from "./read-data";

const categories = readData(DATA_FOLDER);

test("the data has no faults", () => {
  expect(check(categories, { homonyms, companies: readCompanies() })).toEqual([]);
  expect(checkExplained(readExplained(), entriesOf(categories))).toEqual([]);
});

test("the data is broad, and the build has all of it", () => {
  const atlas = loadAtlas();
  expect(atlas.categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id));
  expect(atlas.categories.length).toBeGreaterThanOrEqual(300);
  expect(atlas.brands.length).toBeGreaterThanOrEqual(3000);
});

test("brands are found at each of their domains and by their names", () => {
  const atlas = loadAtlas();
  // One in twenty: each look-up goes through everything.
  const some = atlas.brands.filter((_, index) => index % 20 === 0);
  const lost = some.filter(
    (brand) =>
      !brand.domains.every((domain) => atlas.brandAt(domain) === brand) ||
      !atlas.brandsNamed(brand.name).includes(brand),
  );
  expect(lost.map(({ name }) => name)).toEqual([]);
});
