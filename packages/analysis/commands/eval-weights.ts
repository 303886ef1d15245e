// pnpm eval:weights [FOLDER…]: what labelled sets say of each weight when it is a quarter less or more; without a set, what
// the atlas says of the order of rivals, the rivals told for its brands being the labels.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadAtlas } from "@marque/atlas";
import { analysisInput, type Competitor, nameKey, privateHostsOf } from "@marque/schema";
import { z } from "zod";
import { claimsOf, type Findings, nothingFound, valuesOf } from "../src/findings";
import { identify } from "../src/identify/identify";
import { locate } from "../src/locate/locate";
import { place } from "../src/place/place";
import { readPage } from "../src/read/read-page";
import type { Knowledge } from "../src/stage";
import { suggestCompetitors } from "../src/suggest/competitors/suggest";
import {
  KIND_OF_SITE,
  NAME_SCORE,
  NAME_SOURCES,
  NAME_WRITING,
  PLACE_BY_BRAND,
  PLACE_BY_WORDS,
  RIVALS,
  SURENESS,
} from "../src/weights";
import { callerFolder } from "./env";
import { readLabelledSet, type SavedPage } from "./labelled-set";
import { savedFetching } from "./saved-fetching";

const CHANGES = [0.75, 1.25];
const AT = 10;

/** What a set says of a site. */
interface Label {
  /** The markets that are right; none are looked at for brands that are known. */
  categories: readonly string[];
  /** No market and no competitor is right. */
  mustBeSilent: boolean;
  rivals: readonly { name: string; domains: readonly string[] }[];
}
interface LabelledSite extends Label {
  located: Findings;
}

const labels = z.array(
  z.object({
    file: z.string(),
    categories: z.array(z.string()),
    mustBeSilent: z.boolean(),
    rivals: z.array(z.string()),
  }),
);
const brands = z.array(
  z.object({
    domain: z.string(),
    competitors: z.array(z.object({ name: z.string(), domains: z.array(z.string()) })),
  }),
);

const named = z.array(z.object({ file: z.string(), expectedName: z.string(), acceptNames: z.array(z.string()) }));

/** A site whose name is labelled. */
interface NamedSite {
  findings: Findings;
  names: readonly string[];
}

const read = <T>(folder: string, name: string, schema: z.ZodType<T[]>): T[] =>
  existsSync(join(folder, name)) ? schema.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))) : [];

/** What is known of a website before it is read. */
const unread = (website: string): Findings => nothingFound(analysisInput.parse({ website }));

/** What the home page of a site says. */
async function findingsOf(website: string, page: SavedPage | undefined): Promise<Findings> {
  const limits = { signal: new AbortController().signal, deadlineAt: Number.POSITIVE_INFINITY };
  const home = await savedFetching(page).forAnalysis(limits).fetch(website);
  return { ...unread(website), pages: home.ok ? [readPage(home, "home")] : [] };
}

/** The sites of a set whose name is labelled, read once. */
async function namedSitesOf(folder: string): Promise<NamedSite[]> {
  const byFile = new Map(read(folder, "pages.json", named).map(({ file, ...label }) => [file, label]));
  const sites: NamedSite[] = [];
  for (const { task, key, website, page } of readLabelledSet(folder)) {
    const label = task === "page" ? byFile.get(key) : undefined;
    if (label === undefined) continue;
    sites.push({ findings: await findingsOf(website, page), names: [label.expectedName, ...label.acceptNames] });
  }
  return sites;
}

/** How many names are right to the letter with the weights as they are. */
const rightNames = (sites: readonly NamedSite[], knowledge: Knowledge): number =>
  sites.filter(({ findings, names }) => names.includes(valuesOf(identify(findings, knowledge), "brandName")[0] ?? ""))
    .length;

/** The sites of a set whose market or rivals are labelled, read, identified and located once. */
async function sitesOf(folder: string, knowledge: Knowledge): Promise<LabelledSite[]> {
  const byKey = new Map<string, Label>([
    ...read(folder, "labels.json", labels).map(({ file, rivals, ...label }): [string, Label] => [
      file,
      { ...label, rivals: rivals.map((name) => ({ name, domains: [] })) },
    ]),
    ...read(folder, "competitors.json", brands).map(({ domain, competitors }): [string, Label] => [
      domain,
      { categories: [], mustBeSilent: false, rivals: competitors },
    ]),
  ]);
  const sites: LabelledSite[] = [];
  for (const { task, key, website, page } of readLabelledSet(folder)) {
    const label = task === "market" || task === "brand" ? byKey.get(key) : undefined;
    if (label === undefined) continue;
    const findings = await findingsOf(website, page);
    sites.push({ ...label, located: locate(identify(findings, knowledge)) });
  }
  return sites;
}

const isOne = (given: Competitor, { name, domains }: Label["rivals"][number]): boolean =>
  nameKey(given.name) === nameKey(name) || given.domains.some((domain) => domains.includes(domain));

/** The figures of all sites with the weights as they are: right and wrong markets, silent pages, rivals among the first ten. */
function figures(sites: readonly LabelledSite[], knowledge: Knowledge): number[] {
  const sums = [0, 0, 0, 0];
  const add = (at: number, some: number) => sums.splice(at, 1, (sums[at] ?? 0) + some);
  for (const { located, categories, mustBeSilent, rivals } of sites) {
    const findings = suggestCompetitors(place(located, knowledge), knowledge);
    const first = claimsOf(findings, "market").find(
      ({ purpose }) => purpose === "placement" || purpose === "both",
    )?.value;
    const given = claimsOf(findings, "competitors").slice(0, AT);
    if (mustBeSilent) add(2, first === undefined && given.length === 0 ? 1 : 0);
    else if (first !== undefined && categories.length > 0) add(categories.includes(first) ? 0 : 1, 1);
    add(3, rivals.filter((rival) => given.some(({ competitor }) => isOne(competitor, rival))).length);
  }
  return sums;
}

/** One in this many of the brands whose rivals are told. */
const ONE_IN = 9;
/** A brand with fewer says little. */
const FEWEST_TOLD = 4;

/** Brands of the atlas whose lines tell rivals, with the first ten of them. */
function askedForRivals({ atlas, privateHosts }: Knowledge): LabelledSite[] {
  const told = atlas.brands.flatMap(({ retired, domains: [website = ""], rivals = [] }) =>
    retired || rivals.length < FEWEST_TOLD ? [] : [{ website, rivals }],
  );
  return told
    .filter((_, index) => index % ONE_IN === 0)
    .map(({ website, rivals }) => ({
      categories: [],
      mustBeSilent: false,
      rivals: rivals.slice(0, AT).map(({ name, domains }) => ({ name, domains })),
      located: locate(identify(unread(website), { atlas, privateHosts })),
    }));
}

/** A count that knows nothing of what was told. */
function withoutTold({ brands }: Knowledge["atlas"], count: () => number[]): number[] {
  const told = brands.map((brand) => Object.getOwnPropertyDescriptor(brand, "rivals") ?? {});
  try {
    for (const brand of brands) Object.defineProperty(brand, "rivals", { configurable: true, value: undefined });
    return count();
  } finally {
    for (const [index, brand] of brands.entries()) Object.defineProperty(brand, "rivals", told[index] ?? {});
  }
}

const knowledge: Knowledge = { atlas: loadAtlas(), privateHosts: privateHostsOf([]) };
const folders = process.argv.slice(2).map((folder) => resolve(callerFolder, folder));
const sites = (await Promise.all(folders.map((folder) => sitesOf(folder, knowledge)))).flat();
const namedSites = (await Promise.all(folders.map(namedSitesOf))).flat();

const row = (name: string, change: string, values: readonly (number | string)[]) =>
  console.log([name.padEnd(34), change.padStart(6), ...values.map((value) => String(value).padStart(8))].join(""));

/** Prints what each weight does to the figures, which are counted anew each time. */
function sweep(heads: string[], groups: Record<string, Record<string, number>>, count: () => number[]): void {
  row("weight", "", heads);
  const asTheyAre = count();
  row("as they are", "", asTheyAre);
  for (const [group, weights] of Object.entries(groups))
    for (const [name, weight] of Object.entries(weights)) {
      for (const change of CHANGES) {
        weights[name] = weight * change;
        const changed = count().map((figure, at) => figure - (asTheyAre[at] ?? 0));
        const told = changed.map((by) => (by === 0 ? "·" : by > 0 ? `+${by}` : by));
        row(`${group}.${name}`, `×${change}`, told);
      }
      weights[name] = weight;
    }
}

if (folders.length === 0) {
  const asked = askedForRivals(knowledge);
  const wanted = asked.reduce((sum, { rivals }) => sum + rivals.length, 0);
  console.log(`${asked.length} brands with ${wanted} rivals told, of which the markets' lists alone find`);
  sweep(["found"], { RIVALS }, () => withoutTold(knowledge.atlas, () => figures(asked, knowledge).slice(-1)));
} else if (sites.length + namedSites.length === 0) {
  process.stderr.write("usage: pnpm eval:weights FOLDER…, sets with labels.json, competitors.json or pages.json\n");
  process.exitCode = 2;
}
if (namedSites.length > 0)
  sweep(["names"], { NAME_SOURCES, NAME_SCORE, NAME_WRITING }, () => [rightNames(namedSites, knowledge)]);
if (sites.length > 0)
  sweep(
    ["right", "wrong", "silent", "rivals"],
    { PLACE_BY_BRAND, PLACE_BY_WORDS, SURENESS, KIND_OF_SITE, RIVALS },
    () => figures(sites, knowledge),
  );
