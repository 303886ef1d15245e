import {
  type FacetLanguage,
  type Facets,
  type Region,
  type Tier,
  WORD_LANGUAGES,
  type WordLanguage,
} from "./category-file";

export type CategoryFacets = Omit<Facets, "words">;

/** A brand in the compiled file; short names, since there are thousands. */
export interface CompiledBrand {
  /** Name. */
  n: string;
  /** Domains, the primary first. */
  d: string[];
  /** Aliases. */
  a?: string[];
  /** Country. */
  c: string;
  /** Reach; absent when global. */
  r?: (Region | string)[];
  /** Owner. */
  o?: string;
  /** Indices of its categories, the main one first. */
  m: number[];
  /** Indices of its nearest rivals, nearest first. */
  v?: number[];
}

export interface CompiledCategory {
  id: string;
  name: string;
  sector: string;
  local: boolean;
  retail: boolean;
  /** Indices of the nearest other categories. */
  near: number[];
  /** Index of the brand and its tier here, nearest and best known first. */
  brands: [brand: number, tier?: Tier][];
}

/** The whole atlas. */
export interface CompiledAtlas {
  categories: CompiledCategory[];
  brands: CompiledBrand[];
  /** By language, a line for each term: `term<TAB>category:weight,category:weight`. */
  words: Record<WordLanguage, string>;
  /** For each category its facets by language. */
  facets: Record<FacetLanguage, CategoryFacets>[];
}

/** The atlas as it is read: what is not asked for is not even decoded. */
export interface AtlasSource {
  categories: readonly CompiledCategory[];
  /** How many brands there are. */
  brandCount: number;
  brand(index: number): CompiledBrand;
  /** The index of the brand that has this domain, `undefined` when none has. */
  brandAt(domain: string): number | undefined;
  /** The indices of the brands that have this {@link nameKey}. */
  brandsNamed(key: string): number[];
  words(language: WordLanguage): string;
  facets(category: number): Record<FacetLanguage, CategoryFacets>;
}

/** The parts that stand before the brands and the facets, a line each. */
const HEAD = 3 + WORD_LANGUAGES.length;

/** The compiled file: lines of JSON. The categories, the domains, the names, each language's words, each brand, each category's facets. */
export function toFile({ categories, brands, words, facets }: CompiledAtlas): string {
  const domains = brands.flatMap(({ d }, index) => d.map((domain) => `${domain} ${index}`));
  const names = brands.flatMap(({ n, a = [] }, index) =>
    [...new Set([n, ...a].map(nameKey))].filter((key) => key !== "").map((key) => `${key} ${index}`),
  );
  // Two spaces between rows, so that no number is taken for a name.
  const parts = [
    categories,
    ...[domains, names].map((rows) => `  ${rows.join("  ")}  `),
    ...WORD_LANGUAGES.map((language) => words[language]),
  ];
  return [...parts, ...brands, ...facets].map((part) => JSON.stringify(part)).join("\n");
}

/** Reads a compiled file of the same build: its lines are what {@link toFile} made of them. */
export function fromFile(file: Buffer): AtlasSource {
  const starts = [0];
  for (let end = file.indexOf("\n"); end >= 0; end = file.indexOf("\n", end + 1)) starts.push(end + 1);
  const line = (index: number): string => file.toString("utf8", starts[index], starts[index + 1]);
  const categories = JSON.parse(line(0)) as CompiledCategory[];
  const domains = JSON.parse(line(1)) as string;
  let names: string | undefined;
  const brandCount = starts.length - HEAD - categories.length;
  return {
    categories,
    brandCount,
    brand: (index) => JSON.parse(line(HEAD + index)) as CompiledBrand,
    brandAt: (domain) => numbersAt(domains, domain)[0],
    brandsNamed(key) {
      names ??= JSON.parse(line(2)) as string;
      return numbersAt(names, key);
    },
    words: (language) => JSON.parse(line(3 + WORD_LANGUAGES.indexOf(language))) as string,
    facets: (category) => JSON.parse(line(HEAD + brandCount + category)) as Record<FacetLanguage, CategoryFacets>,
  };
}

/**
 * The numbers behind a key. One look through a few hundred kilobytes takes a tenth of a millisecond; a map of them would
 * take a hundred times that at every start.
 */
function numbersAt(rows: string, key: string): number[] {
  const sought = `  ${key} `;
  const found: number[] = [];
  for (let at = rows.indexOf(sought); at >= 0; at = rows.indexOf(sought, at + sought.length))
    found.push(Number.parseInt(rows.slice(at + sought.length, rows.indexOf(" ", at + sought.length)), 10));
  return found;
}

/** Letters and digits alone, lower case, without diacritics: the key that names are looked up by. */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
