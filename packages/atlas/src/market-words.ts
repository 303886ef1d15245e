import type { Market } from "@marque/schema";
import { WORD_LANGUAGES } from "./category-file";
import type { Atlas, AtlasCategory } from "./model";

/** What a word is worth as the only one of a name, sector or term; among others it says less: `vet` of "vet bills". */
const IN_NAME = 8;
const IN_SECTOR = 1;
/** What a part of the market is called: `bakery chains`. */
const IN_PART = 4;
/** Times the term's weight in the atlas, 1 to 3: a telling term of one market names it nearly as its name does. */
const IN_TERM = 2;

/**
 * The words of all markets, for a search, in typed arrays: as objects they are 100 MB. What is at `from[at]` to
 * `from[at + 1]` of `market` and `worth` is of `words[at]`.
 */
export interface MarketWords {
  /** In the atlas's order, which their places are. */
  markets: readonly Market[];
  /** By code unit, each once. */
  words: readonly string[];
  from: Uint32Array;
  market: Uint16Array;
  worth: Float32Array;
  /** Whole names and terms, by hash, sorted: with `places` and `shares`, how telling each is for which market. */
  hashes: Uint32Array;
  places: Uint16Array;
  shares: Float32Array;
}

/** Collects them: the words of names, sectors, parts and of the vocabulary in each language. It takes half a second. */
export function marketWordsOf(atlas: Atlas): MarketWords {
  const markets = atlas.categories.map(({ id, name, sector }): Market => ({ id, name, sector }));
  const placeOf = new Map<AtlasCategory, number>(atlas.categories.map((category, at) => [category, at]));
  const worths = new Map<string, Map<number, number>>();
  const telling = new Map<number, Map<number, number>>();
  const note = (category: AtlasCategory, text: string, worth: number, share: number) => {
    const place = placeOf.get(category);
    if (place === undefined) return;
    const words = foldedWords(text);
    for (const word of words) raise(worths, word, place, worth / Math.sqrt(words.length));
    if (share > 0) raise(telling, phraseHash(words.join(" ")), place, share);
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
  const phrases = [...telling]
    .flatMap(([hash, shares]) => [...shares].map(([place, share]) => ({ hash, place, share })))
    .sort((one, other) => one.hash - other.hash);
  return {
    markets,
    words,
    from,
    market: Uint16Array.from(uses, ([place]) => place),
    worth: Float32Array.from(uses, ([, worth]) => worth),
    hashes: Uint32Array.from(phrases, ({ hash }) => hash),
    places: Uint16Array.from(phrases, ({ place }) => place),
    shares: Float32Array.from(phrases, ({ share }) => share),
  };
}

/** What stands between several names. */
const SEVERAL = /[,&/]| and /;

/** Lower case, without accents and the plural's s, in words: `Café-Bars` → `cafe`, `bar`. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (word.length > SHORTEST_PLURAL && word.endsWith("s") ? word.slice(0, -1) : word));
/** Letters; `gas` is no plural. */
const SHORTEST_PLURAL = 3;

/** Of folded words with spaces between: FNV-1a, 32 bits. */
export function phraseHash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Notes a figure for a place, where it is higher than the one there. */
function raise<Key>(all: Map<Key, Map<number, number>>, key: Key, place: number, figure: number): void {
  const known = all.get(key) ?? new Map<number, number>();
  all.set(key, known.set(place, Math.max(figure, known.get(place) ?? 0)));
}
