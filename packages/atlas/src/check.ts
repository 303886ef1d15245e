import { sameText } from "@marque/schema";
import type { BrandEntry, Category } from "./category-file";
import { nameKey } from "./compiled";

/** A market with fewer is no list of rivals. */
const FEWEST_BRANDS = 8;
const FEWEST_OWNERS = 5;
/** A term that says "hardly any other market" of more markets than this says it of none. */
const MOST_TELLING = 4;

interface Entry {
  brand: BrandEntry;
  category: Category;
}

const place = ({ sector, id }: Category): string => `${sector}/${id}`;
const primary = (brand: BrandEntry): string => brand.domains[0] ?? "";

/** Brands of one owner have this in common; a brand that owns others is its own owner. */
const ownerKey = (brand: BrandEntry): string => nameKey(brand.owner ?? brand.name);

/** The primary domains of different companies that share a name. */
export type Homonyms = readonly (readonly string[])[];

/**
 * What is wrong among the categories, beyond what each file's shape tells: one line for each fault.
 *
 * @param homonyms companies of one name that somebody made sure are two.
 */
export function check(categories: readonly Category[], homonyms: Homonyms = []): string[] {
  const entries = categories.flatMap((category) =>
    category.brands.flatMap((brand): Entry[] => ("see" in brand ? [] : [{ brand, category }])),
  );
  return [
    ...repeatedIds(categories),
    ...brokenReferences(categories, entries),
    ...sharedDomains(entries),
    ...sharedNames(entries, homonyms),
    ...unknownRivals(entries),
    ...thinCategories(categories),
    ...owners(entries),
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
  const byPrimary = new Map(entries.map((entry) => [primary(entry.brand), entry]));
  return categories.flatMap((category) => {
    const seen = new Set<string>();
    const near = (category.near ?? []).filter((id) => !ids.has(id) || id === category.id);
    return [
      ...near.map((id) => `${place(category)}: near ${id}: there is no other such category`),
      ...category.brands.flatMap((brand) => {
        const domain = "see" in brand ? brand.see : primary(brand);
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
            `${place(entry.category)}: ${entry.brand.name} (${primary(entry.brand)}) is also in ${place(other.category)} (${primary(other.brand)})`,
          ]),
      ...repeated.map((alias) => `${place(entry.category)}: ${entry.brand.name}: the alias ${alias} is its name`),
    ];
  });
}

function areApart(one: Entry, other: Entry, homonyms: Homonyms): boolean {
  if (one.category !== other.category && one.brand.country !== other.brand.country) return true;
  return homonyms.some((group) => group.includes(primary(one.brand)) && group.includes(primary(other.brand)));
}

/** Who is named as a rival has to be somewhere, and can't be a sister. */
function unknownRivals(entries: readonly Entry[]): string[] {
  const byName = new Map<string, BrandEntry[]>();
  for (const { brand } of entries)
    for (const name of [brand.name, ...(brand.aliases ?? [])])
      byName.set(nameKey(name), [...(byName.get(nameKey(name)) ?? []), brand]);
  return entries.flatMap(({ brand, category }) =>
    (brand.rivals ?? []).flatMap((rival) => {
      const meant = (byName.get(nameKey(rival)) ?? []).filter((each) => each !== brand);
      const line = `${place(category)}: ${brand.name}: the rival ${rival}`;
      if (meant.length === 0) return [`${line} is no brand of the atlas`];
      return meant.every((each) => ownerKey(each) === ownerKey(brand)) ? [`${line} is its sister`] : [];
    }),
  );
}

const thinCategories = (categories: readonly Category[]): string[] =>
  categories
    .filter(({ brands }) => brands.length < FEWEST_BRANDS)
    .map((category) => `${place(category)}: ${category.brands.length} brands, fewer than ${FEWEST_BRANDS}`);

/** One owner in two spellings would make rivals of sisters. */
function owners(entries: readonly Entry[]): string[] {
  const spellings = new Map<string, string>();
  const faults: string[] = [];
  for (const { brand, category } of entries) {
    if (brand.owner === undefined) continue;
    const key = nameKey(brand.owner);
    const known = spellings.get(key) ?? brand.owner;
    spellings.set(key, known);
    if (known !== brand.owner)
      faults.push(`${place(category)}: ${brand.name}: the owner ${brand.owner} is written ${known} elsewhere`);
  }
  // A category of sisters alone has no rivals to suggest.
  for (const category of new Set(entries.map((entry) => entry.category))) {
    const groups = new Set(entries.filter((entry) => entry.category === category).map(({ brand }) => ownerKey(brand)));
    const own = entries.filter((entry) => entry.category === category).length;
    if (own >= FEWEST_BRANDS && groups.size < FEWEST_OWNERS)
      faults.push(`${place(category)}: ${own} brands of only ${groups.size} owners`);
  }
  return faults;
}

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
