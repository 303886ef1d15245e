// The part of npm run atlas:cross-check that knows the packages' files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import explained from "../explained-domains.json" with { type: "json" };
import { crossCheck, type Testimony } from "../src/cross-check";
import { DATA_FOLDER, readData } from "../src/read-data";

const [folder = ""] = process.argv.slice(2);
const read = (path: string): unknown => JSON.parse(readFileSync(join(folder, "node_modules", path), "utf8"));

const nsi = z.object({
  nsi: z.record(
    z.string(),
    z.object({
      items: z
        .array(
          z.object({
            displayName: z.string(),
            matchNames: z.array(z.string()).optional(),
            tags: z.record(z.string(), z.string()),
          }),
        )
        .optional(),
    }),
  ),
});
const wikidata = z.object({
  wikidata: z.record(z.string(), z.object({ officialWebsites: z.array(z.string()).optional() })),
});
const icons = z.array(z.object({ title: z.string(), source: z.string() }));

function fromNameSuggestionIndex(): Testimony[] {
  const sites = wikidata.parse(read("name-suggestion-index/dist/wikidata/wikidata.min.json")).wikidata;
  const index = nsi.parse(read("name-suggestion-index/dist/json/nsi.min.json")).nsi;
  return Object.values(index).flatMap(({ items = [] }) =>
    items.flatMap(({ displayName, matchNames = [], tags }) => {
      const websites = sites[tags["brand:wikidata"] ?? ""]?.officialWebsites ?? [];
      return [displayName, ...matchNames].flatMap((name) =>
        websites.map((website) => ({ name, website, source: "name-suggestion-index" })),
      );
    }),
  );
}

const fromSimpleIcons = (): Testimony[] =>
  icons
    .parse(read("simple-icons/data/simple-icons.json"))
    .map(({ title, source }) => ({ name: title, website: source, source: "simple-icons" }));

const reasons = new Map(Object.entries(explained));
const { compared, agreed, disagreements } = crossCheck(readData(DATA_FOLDER), [
  ...fromNameSuggestionIndex(),
  ...fromSimpleIcons(),
]);
const open = disagreements.filter(({ domain }) => !reasons.has(domain));
for (const { line } of open) console.log(line);
console.log(
  `${compared} brands are in the other lists as well; ${agreed} agree (${Math.round((1000 * agreed) / compared) / 10} %)`,
);
console.log(`${disagreements.length} disagree: ${disagreements.length - open.length} explained, ${open.length} open`);
process.exitCode = open.length === 0 ? 0 : 1;
