import { type Atlas, type AtlasCategory, openAtlas, WORD_LANGUAGES } from "@marque/atlas";
import type { Market, MarketQuery } from "@marque/schema";

/** What a word is worth as the only one of a name, sector or term; among others it says less: `vet` of "vet bills". */
const IN_NAME = 8;
const IN_SECTOR = 1;
/** What a part of the market is called: `bakery chains`. */
const IN_PART = 4;
/** Times the term's weight in the atlas, 1 to 3: a telling term of one market names it nearly as its name does. */
const IN_TERM = 2;
/** A whole word is meant more than the beginning of one: `bar` and `barbecues`. */
const WHOLE = 1.5;
/** Who asks for all words of a name or term, and no others, means that market. */
const ALL_OF_IT = 8;
/** … as does who begins to type its name. */
const BEGINS_NAME = 8;
/** A market must have the words that say so much of all that the query says: `plumber` of "plumber near me". */
const LEAST_SAID = 0.5;
/** Markets with a smaller share of the first one's points are chance. */
const LEAST_OF_FIRST = 0.15;
/** More words than this narrow nothing further. */
const MOST_WORDS = 10;

/**
 * The markets whose names, sectors or vocabulary, in any of the atlas's languages, have words that begin as those of the
 * query; best first. A word counts by how few markets have it. Without words: all, by name.
 */
export function searchMarkets({ q = "", limit }: MarketQuery): Market[] {
  index ??= indexOf(openAtlas());
  const made = index;
  const { markets, names, byName } = made;
  const words = wordsOf(q);
  const wanted = [...new Set(words)].slice(0, MOST_WORDS);
  // Signs alone look for nothing that is there.
  if (wanted.length === 0) return q === "" ? byName.slice(0, limit).flatMap((at) => markets[at] ?? []) : [];
  const found = wanted.map((prefix) => {
    const worths = worthBy(made, prefix);
    return { worths, rarity: Math.log(1 + markets.length / (1 + worths.size)) };
  });
  const said = found.reduce((sum, { rarity }) => sum + rarity, 0);
  const typed = words.join(" ");
  const meant = tellingOf(made, typed);
  const ranked = byName
    .flatMap((at) => {
      const own = found.filter(({ worths }) => worths.has(at));
      if (own.reduce((sum, { rarity }) => sum + rarity, 0) < said * LEAST_SAID) return [];
      const points = own.reduce((sum, { worths, rarity }) => sum + rarity * (worths.get(at) ?? 0), 0);
      const begins = names[at]?.startsWith(typed) === true ? BEGINS_NAME : 0;
      return [{ at, points: points + begins + ALL_OF_IT * (meant.get(at) ?? 0) }];
    })
    .sort((one, other) => other.points - one.points);
  const least = (ranked[0]?.points ?? 0) * LEAST_OF_FIRST;
  return ranked
    .filter(({ points }) => points >= least)
    .slice(0, limit)
    .flatMap(({ at }) => markets[at] ?? []);
}

/** What the beginning of a word is worth to each market that has such a word, by the market's place. */
function worthBy({ words, from, market, worth }: Index, prefix: string): Map<number, number> {
  const worths = new Map<number, number>();
  for (let at = firstAt(words, prefix); at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !word.startsWith(prefix)) break;
    const share = word.length === prefix.length ? WHOLE : 1;
    for (let use = from[at] ?? 0; use < (from[at + 1] ?? 0); use += 1) {
      const place = market[use] ?? 0;
      worths.set(place, Math.max((worth[use] ?? 0) * share, worths.get(place) ?? 0));
    }
  }
  return worths;
}

/** How telling a whole name or term is for which markets, by their places, up to 1. */
function tellingOf({ phrases }: Index, typed: string): Map<number, number> {
  const telling = new Map<number, number>();
  for (const { place, share } of phrases.get(hash(typed)) ?? []) telling.set(place, share);
  return telling;
}

/** The place of the first word that is not before the one looked for. */
function firstAt(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? word) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lower case, without accents and the plural's s, in words: `Café-Bars` → `cafe`, `bar`. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (word.length > SHORTEST_PLURAL && word.endsWith("s") ? word.slice(0, -1) : word));
/** Letters; `gas` is no plural. */
const SHORTEST_PLURAL = 3;

/** What stands between several names. */
const SEVERAL = /[,&/]| and /;

/**
 * The words of all markets, in typed arrays: as objects they took 100 MB of a process that rests at 180. What is at
 * `from[at]` to `from[at + 1]` of `market` and `worth` is of `words[at]`.
 */
interface Index {
  markets: readonly Market[];
  /** Places of the markets, by name. */
  byName: readonly number[];
  /** Their names' words, folded, with spaces between. */
  names: readonly string[];
  /** By code unit, each once. */
  words: readonly string[];
  from: Uint32Array;
  market: Uint16Array;
  worth: Float32Array;
  phrases: Phrases;
}
/** Made at the first search, and kept: the atlas is the build's. */
let index: Index | undefined;

/** Whole names and terms by their hashes, sorted. Of two with one hash, one in 20,000 queries, a market stands a place too high. */
class Phrases {
  readonly #hashes: Uint32Array;
  readonly #places: Uint16Array;
  readonly #shares: Float32Array;

  constructor(all: readonly { hash: number; place: number; share: number }[]) {
    const sorted = all.toSorted((one, other) => one.hash - other.hash);
    this.#hashes = Uint32Array.from(sorted, (each) => each.hash);
    this.#places = Uint16Array.from(sorted, (each) => each.place);
    this.#shares = Float32Array.from(sorted, (each) => each.share);
  }

  *get(wanted: number): Iterable<{ place: number; share: number }> {
    let low = 0;
    let high = this.#hashes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashes[middle] ?? wanted) < wanted) low = middle + 1;
      else high = middle;
    }
    for (let at = low; this.#hashes[at] === wanted; at += 1)
      yield { place: this.#places[at] ?? 0, share: this.#shares[at] ?? 0 };
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function indexOf(atlas: Atlas): Index {
  const markets = atlas.categories.map(({ id, name, sector }): Market => ({ id, name, sector }));
  const places = new Map<AtlasCategory, number>(atlas.categories.map((category, at) => [category, at]));
  const worths = new Map<string, Map<number, number>>();
  const telling = new Map<number, Map<number, number>>();
  const note = (category: AtlasCategory, text: string, worth: number, share: number) => {
    const place = places.get(category);
    if (place === undefined) return;
    const words = wordsOf(text);
    for (const word of words) raise(worths, word, place, worth / Math.sqrt(words.length));
    if (share > 0) raise(telling, hash(words.join(" ")), place, share);
  };
  for (const category of atlas.categories) {
    note(category, category.name, IN_NAME, 1);
    note(category, category.id, IN_NAME, 1);
    note(category, category.sector, IN_SECTOR, 0);
    // "Restaurants, cafés and bars" is three names.
    for (const each of category.name.split(SEVERAL)) note(category, each, IN_NAME / 2, 1);
    for (const { name } of atlas.parts(category))
      for (const each of name.split(SEVERAL)) note(category, each, IN_PART, 2 / 3);
  }
  for (const language of WORD_LANGUAGES)
    for (const { term, uses } of atlas.terms(language))
      for (const { category, weight } of uses) note(category, term, weight * IN_TERM, weight / 3);
  // By code unit, as the look-up compares.
  const words = [...worths.keys()].sort();
  const uses = words.flatMap((word) => [...(worths.get(word) ?? [])]);
  const from = new Uint32Array(words.length + 1);
  for (const [at, word] of words.entries()) from[at + 1] = (from[at] ?? 0) + (worths.get(word)?.size ?? 0);
  return {
    markets,
    byName: [...markets.keys()].sort((one, other) =>
      (markets[one]?.name ?? "").localeCompare(markets[other]?.name ?? "", "en"),
    ),
    names: markets.map(({ name }) => wordsOf(name).join(" ")),
    words,
    from,
    market: Uint16Array.from(uses, ([place]) => place),
    worth: Float32Array.from(uses, ([, worth]) => worth),
    phrases: new Phrases(
      [...telling].flatMap(([hashed, shares]) => [...shares].map(([place, share]) => ({ hash: hashed, place, share }))),
    ),
  };
}

/** Notes a figure for a place, where it is higher than the one there. */
function raise<Key>(all: Map<Key, Map<number, number>>, key: Key, place: number, figure: number): void {
  const known = all.get(key) ?? new Map<number, number>();
  all.set(key, known.set(place, Math.max(figure, known.get(place) ?? 0)));
}
