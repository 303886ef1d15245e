// npm run atlas:check: what is wrong in data/ and the files beside it, and what is in it.

import homonyms from "../homonyms.json" with { type: "json" };
import type { Category } from "../src/category-file";
import { check } from "../src/check";
import { readCompanies } from "../src/companies";
import { entriesOf } from "../src/entries";
import { checkExplained, readExplained } from "../src/explained-domains";
import { DATA_FOLDER, DataFault, readData } from "../src/read-data";
import { readVerified, warningsOf } from "../src/verified";

function read(): Category[] {
  try {
    return readData(DATA_FOLDER);
  } catch (error) {
    if (!(error instanceof DataFault)) throw error;
    for (const fault of error.faults) console.error(fault);
    process.exit(1);
  }
}

const categories = read();
const entries = entriesOf(categories);
const faults = [
  ...check(categories, { homonyms, companies: readCompanies() }),
  ...checkExplained(readExplained(), entries),
];
for (const fault of faults) console.error(fault);
for (const warning of warningsOf(readVerified(), entries, new Date())) console.warn(`warning: ${warning}`);

const brands = categories.flatMap(({ sector, brands: all }) =>
  all.flatMap((brand) => ("see" in brand ? [] : [{ sector, country: brand.country, domains: brand.domains.length }])),
);
const tally = (values: readonly string[]): string =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((each) => each === value).length }))
    .sort((one, other) => other.count - one.count)
    .map(({ value, count }) => `${value} ${count}`)
    .join(", ");
console.log(
  `${categories.length} categories, ${brands.length} brands, ${brands.reduce((sum, { domains }) => sum + domains, 0)} domains`,
);
console.log(`categories by sector: ${tally(categories.map(({ sector }) => sector))}`);
console.log(`brands by sector: ${tally(brands.map(({ sector }) => sector))}`);
console.log(`brands by country: ${tally(brands.map(({ country }) => country))}`);
console.log(faults.length === 0 ? "no faults" : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
