import { nameKey } from "@marque/schema";
import type { Region, Tier } from "./brand-entry";
import { FACET_LANGUAGES, type FacetLanguage, type Facets, WORD_LANGUAGES, type WordLanguage } from "./category-file";
import type { NearbyLanguage } from "./nearby";
import type { Part } from "./part";

export type CategoryFacets = Omit<Facets, "words">;

/** A brand in the compiled file. What is `undefined` is not written. */
export interface CompiledBrand {
  name: string;
  /** The primary first. */
  domains: string[];
  site: string | undefined;
  aliases: string[] | undefined;
  country: string;
  /** Absent when global. */
  reach: (Region | string)[] | undefined;
  /** Absent when it is in more than a few. */
  towns: string[] | undefined;
  /** The company at the head of its chain of owners: its name and its id. */
  owner: string | undefined;
  group: string | undefined;
  /** Nobody can buy it any more, and nobody carries it on. */
  retired: true | undefined;
  /** Indices of its categories, the main one first. */
  markets: number[];
  /** Indices of its nearest rivals, nearest first; absent where nobody told. */
  rivals: number[] | undefined;
}

/** What a brand was called that another one carries on, and where it was found. */
export interface FormerBrand {
  names: string[];
  domains: string[];
  /** Index of the brand that carries it on. */
  successor: number;
}

export interface CompiledCategory {
  id: string;
  name: string;
  sector: string;
  local: boolean;
  retail: boolean;
  /** Indices of the nearest other categories. */
  near: number[];
  /** Index of the brand, its tier, the numbers of its parts, and its name here; nearest and best known first. */
  brands: [brand: number, tier?: Tier | null, does?: number[], as?: string][];
}

/** The whole atlas. */
export interface CompiledAtlas {
  categories: CompiledCategory[];
  brands: CompiledBrand[];
  former: FormerBrand[];
  /** By language, a line for each term: `term<TAB>category:weight,category:weight`. */
  words: Record<WordLanguage, string>;
  /** In the order of the languages of facets: what words say, a line each as of `words`. */
  profiles: string[];
  /** For each category its facets, in the order of their languages. */
  facets: CategoryFacets[][];
  /** For each category its parts, the most common first. */
  parts: CompiledPart[][];
  /** For each category its questions, in the order of the languages of facets. */
  asked: CompiledAsks[][];
  /** For each category, by language, its trades: the words of each, and its questions as in their file, a line each. */
  nearby: CompiledNearby[];
}

export interface CompiledPart extends Part {
  /** The indices of the brands in each scope of its questions; absent where there are none. */
  scopes: Readonly<Record<string, readonly number[]>> | undefined;
  /** The scopes that most of its brands are in. */
  usual: readonly string[] | undefined;
}

export type CompiledNearby = Partial<Record<NearbyLanguage, [words: string[], asks: string][]>>;

/** The questions about a category in one language. */
export interface CompiledAsks {
  /**
   * By the place of the part what buyers call it, and its questions; none when nothing is written in this language.
   * Questions stand as in their file, a line each: of most parts of a market nobody asks.
   */
  parts: [name: string, asks: string][];
  /** To which a brand is a good answer: its index, and its questions. */
  ofBrands: [brand: number, asks: string][];
}

/** The atlas as it is read: what is not asked for is not even decoded. */
export interface AtlasSource {
  categories: readonly CompiledCategory[];
  /** How many brands there are. */
  brandCount: number;
  brand(index: number): CompiledBrand;
  /** The index of the brand that has this domain or site, or carries on whose it was; `undefined` when none has. */
  brandAt(domainOrSite: string): number | undefined;
  /** The indices of the brands that have this {@link nameKey}. */
  brandsNamed(key: string): number[];
  words(language: WordLanguage): string;
  profile(language: FacetLanguage): string;
  facets(category: number, language: FacetLanguage): CategoryFacets;
  parts(category: number): CompiledPart[];
  asked(category: number, language: FacetLanguage): CompiledAsks;
  nearby(category: number): CompiledNearby;
}

/** Digits of the number that a compiled file starts with. */
const DIGITS = 8;
/** What stands before the brands, a line each. */
const PROFILES_AT = 3 + WORD_LANGUAGES.length;
const HEAD = PROFILES_AT + FACET_LANGUAGES.length;

/**
 * The compiled file: how long its second line is, in bytes, then lines of JSON. The lengths of the others in bytes, the
 * categories, the domains and sites, the names, each language's words, each language's profile, each brand, each
 * category's facets, a line for each language, each category's parts, each category's questions, a line for each language,
 * each category's trades.
 */
export function toFile(atlas: CompiledAtlas): string {
  const { categories, brands, former, words, profiles, facets, parts, asked, nearby } = atlas;
  const addresses = brands.flatMap(({ domains, site }, index) =>
    // A vendor's host alone is the vendor's.
    [...domains, ...(site?.includes("/") ? [site] : [])].map((address) => `${address} ${index}`),
  );
  const formerAddresses = former.flatMap(({ domains, successor }) => domains.map((domain) => `${domain} ${successor}`));
  const named = [
    ...brands.map(({ name, aliases = [] }, index) => ({ names: [name, ...aliases], index })),
    ...former.map(({ names, successor }) => ({ names, index: successor })),
  ];
  const names = named.flatMap(({ names: all, index }) =>
    all
      .map(nameKey)
      .filter((key) => key !== "")
      .map((key) => `${key} ${index}`),
  );
  // Two spaces between rows, so that no number is taken for a name.
  const head = [
    categories,
    ...[[...addresses, ...formerAddresses], [...new Set(names)]].map((rows) => `  ${rows.join("  ")}  `),
    ...WORD_LANGUAGES.map((language) => words[language]),
    ...profiles,
  ];
  const lines = [...head, ...brands, ...facets.flat(), ...parts, ...asked.flat(), ...nearby].map((part) =>
    JSON.stringify(part),
  );
  // Their lengths come first: each is read when it is asked for.
  const lengths = JSON.stringify(lines.map((line) => Buffer.byteLength(line)));
  return [String(lengths.length).padStart(DIGITS, "0"), lengths, ...lines].join("\n");
}

/**
 * Reads a compiled file of the same build: its lines are what {@link toFile} made of them.
 *
 * @param read gives so many bytes from a place in the file on, as text.
 */
export function fromFile(read: (start: number, bytes: number) => string): AtlasSource {
  const head = Number.parseInt(read(0, DIGITS), 10);
  const lengths = JSON.parse(read(DIGITS + 1, head)) as number[];
  const starts: number[] = [];
  let start = DIGITS + 1 + head + 1;
  for (const length of lengths) {
    starts.push(start);
    start += length + 1;
  }
  const line = (index: number): string => read(starts[index] ?? 0, lengths[index] ?? 0);
  const categories = JSON.parse(line(0)) as CompiledCategory[];
  const domains = JSON.parse(line(1)) as string;
  let names: string | undefined;
  const [brandsAt, brandsCalled] = [createNumbersAt(), createNumbersAt()];
  const brandCount = starts.length - HEAD - categories.length * (2 * FACET_LANGUAGES.length + 2);
  const facetsAt = HEAD + brandCount;
  const partsAt = facetsAt + categories.length * FACET_LANGUAGES.length;
  const askedAt = partsAt + categories.length;
  const nearbyAt = askedAt + categories.length * FACET_LANGUAGES.length;
  const inLanguage = (at: number, category: number, language: FacetLanguage): string =>
    line(at + category * FACET_LANGUAGES.length + FACET_LANGUAGES.indexOf(language));
  return {
    categories,
    brandCount,
    brand: (index) => JSON.parse(line(HEAD + index)) as CompiledBrand,
    brandAt: (domainOrSite) => brandsAt(domains, domainOrSite)[0],
    brandsNamed(key) {
      names ??= JSON.parse(line(2)) as string;
      return [...brandsCalled(names, key)];
    },
    words: (language) => JSON.parse(line(3 + WORD_LANGUAGES.indexOf(language))) as string,
    profile: (language) => JSON.parse(line(PROFILES_AT + FACET_LANGUAGES.indexOf(language))) as string,
    facets: (category, language) => JSON.parse(inLanguage(facetsAt, category, language)) as CategoryFacets,
    parts: (category) => JSON.parse(line(partsAt + category)) as CompiledPart[],
    asked: (category, language) => JSON.parse(inLanguage(askedAt, category, language)) as CompiledAsks,
    nearby: (category) => JSON.parse(line(nearbyAt + category)) as CompiledNearby,
  };
}

/** Keys that a process keeps the numbers of: an analysis asks for the same few again and again. */
const MOST_REMEMBERED = 2000;

/** {@link numbersIn}, remembered. */
function createNumbersAt(): (rows: string, key: string) => readonly number[] {
  const remembered = new Map<string, readonly number[]>();
  return (rows, key) => {
    const known = remembered.get(key);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const found = numbersIn(rows, key);
    remembered.set(key, found);
    return found;
  };
}

/**
 * The numbers behind a key. One look through a few hundred kilobytes takes a tenth of a millisecond; a map of them would
 * take a hundred times that at every start.
 */
function numbersIn(rows: string, key: string): number[] {
  const sought = `  ${key} `;
  const found: number[] = [];
  for (let at = rows.indexOf(sought); at >= 0; at = rows.indexOf(sought, at + sought.length))
    found.push(Number.parseInt(rows.slice(at + sought.length, rows.indexOf(" ", at + sought.length)), 10));
  return found;
}
