import { type Atlas, type AtlasCategory, loadAtlas, WORD_LANGUAGES } from "@marque/atlas";
import type { Market, MarketQuery } from "@marque/schema";

/** What a word of the query is worth by where it begins a word. */
const IN_NAME = 8;
const IN_SECTOR = 1;
/** Times the term's weight in the atlas, 1 to 3: a telling term of one market names it nearly as its name does. */
const IN_TERM = 2;
/** A whole word is meant more than the beginning of one: `bar` and `barbecues`. */
const WHOLE = 1.5;
/** More words than this narrow nothing further. */
const MOST_WORDS = 10;

/** A word, folded, of a market, and what it is worth. */
interface Entry {
  word: string;
  market: Market;
  worth: number;
}

/**
 * The markets that have each word of the query as the beginning of a word in their name, sector or vocabulary, in any of
 * the atlas's languages; best first. Without words: all, by name.
 */
export function searchMarkets({ q = "", limit }: MarketQuery): Market[] {
  index ??= indexOf(loadAtlas());
  const wanted = [...new Set(wordsOf(q))].slice(0, MOST_WORDS);
  // Signs alone look for nothing that is there.
  if (wanted.length === 0) return q === "" ? index.markets.slice(0, limit) : [];
  const [first = new Map<Market, number>(), ...others] = wanted.map((prefix) => worthBy(index?.entries ?? [], prefix));
  return index.markets
    .flatMap((market) => {
      const worths = [first, ...others].map((each) => each.get(market) ?? 0);
      return worths.includes(0) ? [] : [{ market, worth: worths.reduce((sum, worth) => sum + worth, 0) }];
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, limit)
    .map(({ market }) => market);
}

/** What the beginning of a word is worth to each market that has such a word. @param entries by word. */
function worthBy(entries: readonly Entry[], prefix: string): Map<Market, number> {
  const worths = new Map<Market, number>();
  for (let at = firstAt(entries, prefix); at < entries.length; at += 1) {
    const entry = entries[at];
    if (entry === undefined || !entry.word.startsWith(prefix)) break;
    const worth = entry.word.length === prefix.length ? entry.worth * WHOLE : entry.worth;
    worths.set(entry.market, Math.max(worth, worths.get(entry.market) ?? 0));
  }
  return worths;
}

/** The place of the first entry that is not before the word. */
function firstAt(entries: readonly Entry[], word: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.word ?? word) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Lower case, without accents, in words: `Café-Bars` → `cafe`, `bars`. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** Made at the first search, and kept: the atlas is the build's. */
let index: { entries: readonly Entry[]; markets: readonly Market[] } | undefined;

function indexOf(atlas: Atlas): NonNullable<typeof index> {
  const found = new Map<AtlasCategory, { market: Market; worths: Map<string, number> }>();
  for (const category of atlas.categories) {
    const { id, name, sector } = category;
    found.set(category, { market: { id, name, sector }, worths: new Map() });
  }
  const note = (category: AtlasCategory, text: string, worth: number) => {
    const worths = found.get(category)?.worths;
    for (const word of wordsOf(text)) worths?.set(word, Math.max(worth, worths.get(word) ?? 0));
  };
  for (const category of atlas.categories) {
    note(category, category.name, IN_NAME);
    note(category, category.id, IN_NAME);
    note(category, category.sector, IN_SECTOR);
  }
  for (const language of WORD_LANGUAGES)
    for (const { term, uses } of atlas.terms(language))
      for (const { category, weight } of uses) note(category, term, weight * IN_TERM);
  const all = [...found.values()];
  return {
    markets: all.map(({ market }) => market).sort((one, other) => one.name.localeCompare(other.name, "en")),
    entries: all
      .flatMap(({ market, worths }) => [...worths].map(([word, worth]) => ({ word, market, worth })))
      // By code unit, as the look-up compares.
      .sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : 0)),
  };
}
