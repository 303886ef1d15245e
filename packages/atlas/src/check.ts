import { nameKey, sameText } from "@marque/schema";
import type { Category } from "./category-file";
import { checkOwners, groupsOf } from "./check-owners";
import { checkParts } from "./check-parts";
import { checkRivals } from "./check-rivals";
import { checkStatus } from "./check-status";
import type { Companies } from "./companies";
import { type Entry, entriesOf, place, primaryDomain } from "./entries";

/** A market with fewer is no list of rivals. */
const FEWEST_BRANDS = 8;
/** A term that says "hardly any other market" of more markets than this says it of none. */
const MOST_TELLING = 4;

/** The primary domains of different companies that share a name. */
export type Homonyms = readonly (readonly string[])[];

/**
 * What is wrong among the categories, beyond what each file's shape tells: one line for each fault.
 *
 * @param homonyms companies of one name that somebody made sure are two.
 * @param companies the owners that are no brand of the atlas.
 */
export function check(
  categories: readonly Category[],
  { homonyms = [], companies = {} }: { homonyms?: Homonyms; companies?: Companies } = {},
): string[] {
  const entries = entriesOf(categories);
  const groups = groupsOf(entries, companies);
  return [
    ...repeatedIds(categories),
    ...brokenReferences(categories, entries),
    ...sharedDomains(entries),
    ...sharedNames(entries, homonyms),
    ...sharedItems(entries),
    ...thinCategories(categories),
    ...checkOwners(entries, companies, groups),
    ...checkRivals(categories, entries, groups),
    ...checkStatus(categories, entries),
    ...checkParts(categories),
    ...vagueTerms(categories),
  ];
}

function repeatedIds(categories: readonly Category[]): string[] {
  const seen = new Map<string, Category>();
  return categories.flatMap((category) => {
    const other = seen.get(category.id);
    seen.set(category.id, category);
    return other === undefined ? [] : [`${place(category)}: the id is taken by ${place(other)}`];
  });
}

function brokenReferences(categories: readonly Category[], entries: readonly Entry[]): string[] {
  const ids = new Set(categories.map(({ id }) => id));
  const byPrimary = new Map(entries.map((entry) => [primaryDomain(entry.brand), entry]));
  return categories.flatMap((category) => {
    const seen = new Set<string>();
    const near = (category.near ?? []).filter((id) => !ids.has(id) || id === category.id);
    return [
      ...near.map((id) => `${place(category)}: near ${id}: there is no other such category`),
      ...category.brands.flatMap((brand) => {
        const domain = "see" in brand ? brand.see : primaryDomain(brand);
        const twice = seen.has(domain) ? [`${place(category)}: ${domain} stands twice`] : [];
        seen.add(domain);
        if (!("see" in brand)) return twice;
        const meant = byPrimary.get(brand.see);
        if (meant === undefined)
          return [...twice, `${place(category)}: see ${brand.see}: no brand has it as its primary`];
        return nameKey(meant.brand.name) === nameKey(brand.name)
          ? twice
          : [...twice, `${place(category)}: see ${brand.see}: it is called ${meant.brand.name}, not ${brand.name}`];
      }),
    ];
  });
}

function sharedDomains(entries: readonly Entry[]): string[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) =>
    entry.brand.domains.flatMap((domain) => {
      const other = seen.get(domain);
      seen.set(domain, entry);
      return other === undefined
        ? []
        : [
            `${place(entry.category)}: ${entry.brand.name}: ${domain} is ${other.brand.name}'s (${place(other.category)})`,
          ];
    }),
  );
}

/** Two brands may share a name when their countries and markets keep them apart, or when somebody made sure of it. */
function sharedNames(entries: readonly Entry[], homonyms: Homonyms): string[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = nameKey(entry.brand.name);
    const other = seen.get(key);
    seen.set(key, entry);
    const repeated = (entry.brand.aliases ?? []).filter((alias) => sameText(alias) === sameText(entry.brand.name));
    return [
      ...(other === undefined || areApart(entry, other, homonyms)
        ? []
        : [
            `${place(entry.category)}: ${entry.brand.name} (${primaryDomain(entry.brand)}) is also in ${place(other.category)} (${primaryDomain(other.brand)})`,
          ]),
      ...repeated.map((alias) => `${place(entry.category)}: ${entry.brand.name}: the alias ${alias} is its name`),
    ];
  });
}

function areApart(one: Entry, other: Entry, homonyms: Homonyms): boolean {
  if (one.category !== other.category && one.brand.country !== other.brand.country) return true;
  return homonyms.some(
    (group) => group.includes(primaryDomain(one.brand)) && group.includes(primaryDomain(other.brand)),
  );
}

/** One item of Wikidata is one brand. */
function sharedItems(entries: readonly Entry[]): string[] {
  const seen = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const { wikidata } = entry.brand;
    if (wikidata === undefined) return [];
    const other = seen.get(wikidata);
    seen.set(wikidata, entry);
    return other === undefined
      ? []
      : [
          `${place(entry.category)}: ${entry.brand.name}: ${wikidata} is ${other.brand.name}'s (${place(other.category)})`,
        ];
  });
}

const thinCategories = (categories: readonly Category[]): string[] =>
  categories.flatMap((category) => {
    const count = category.brands.filter((brand) => "see" in brand || brand.status === undefined).length;
    return count < FEWEST_BRANDS ? [`${place(category)}: ${count} brands, fewer than ${FEWEST_BRANDS}`] : [];
  });

function vagueTerms(categories: readonly Category[]): string[] {
  const uses = new Map<string, Category[]>();
  for (const category of categories)
    for (const [term, weight] of Object.entries(category.languages.en.words))
      if (weight === 3) uses.set(term, [...(uses.get(term) ?? []), category]);
  return [...uses].flatMap(([term, all]) =>
    all.length > MOST_TELLING
      ? [`"${term}" has weight 3 in ${all.length} categories, so it tells none: ${all.map(({ id }) => id).join(", ")}`]
      : [],
  );
}
