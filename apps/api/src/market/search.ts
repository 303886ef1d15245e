import { type Atlas, type AtlasCategory, loadAtlas, WORD_LANGUAGES } from "@marque/atlas";
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

/** A word, folded, of a market, and what it is worth there. */
interface Entry {
  word: string;
  market: Market;
  worth: number;
}

/**
 * The markets whose names, sectors or vocabulary, in any of the atlas's languages, have words that begin as those of the
 * query; best first. A word counts by how few markets have it. Without words: all, by name.
 */
export function searchMarkets({ q = "", limit }: MarketQuery): Market[] {
  index ??= indexOf(loadAtlas());
  const { entries, markets, names, phrases } = index;
  const words = wordsOf(q);
  const wanted = [...new Set(words)].slice(0, MOST_WORDS);
  // Signs alone look for nothing that is there.
  if (wanted.length === 0) return q === "" ? markets.slice(0, limit) : [];
  const found = wanted.map((prefix) => {
    const worths = worthBy(entries, prefix);
    return { worths, rarity: Math.log(1 + markets.length / (1 + worths.size)) };
  });
  const said = found.reduce((sum, { rarity }) => sum + rarity, 0);
  const typed = words.join(" ");
  const meant = phrases.get(typed);
  const ranked = markets
    .flatMap((market) => {
      const own = found.filter(({ worths }) => worths.has(market));
      if (own.reduce((sum, { rarity }) => sum + rarity, 0) < said * LEAST_SAID) return [];
      const points = own.reduce((sum, { worths, rarity }) => sum + rarity * (worths.get(market) ?? 0), 0);
      const begins = names.get(market)?.startsWith(typed) === true ? BEGINS_NAME : 0;
      return [{ market, points: points + begins + ALL_OF_IT * (meant?.get(market) ?? 0) }];
    })
    .sort((one, other) => other.points - one.points);
  const least = (ranked[0]?.points ?? 0) * LEAST_OF_FIRST;
  return ranked
    .filter(({ points }) => points >= least)
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

interface Index {
  entries: readonly Entry[];
  /** By name. */
  markets: readonly Market[];
  /** Their words, folded, with spaces between. */
  names: ReadonlyMap<Market, string>;
  /** By the words of a whole name or term: how telling it is for which markets, up to 1. */
  phrases: ReadonlyMap<string, ReadonlyMap<Market, number>>;
}
/** Made at the first search, and kept: the atlas is the build's. */
let index: Index | undefined;

function indexOf(atlas: Atlas): Index {
  const found = new Map<AtlasCategory, { market: Market; worths: Map<string, number> }>();
  const phrases = new Map<string, Map<Market, number>>();
  for (const category of atlas.categories) {
    const { id, name, sector } = category;
    found.set(category, { market: { id, name, sector }, worths: new Map() });
  }
  const note = (category: AtlasCategory, text: string, worth: number, telling: number) => {
    const own = found.get(category);
    if (own === undefined) return;
    const words = wordsOf(text);
    for (const word of words)
      own.worths.set(word, Math.max(worth / Math.sqrt(words.length), own.worths.get(word) ?? 0));
    if (telling === 0) return;
    const markets = phrases.get(words.join(" ")) ?? new Map<Market, number>();
    phrases.set(words.join(" "), markets.set(own.market, Math.max(telling, markets.get(own.market) ?? 0)));
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
  const all = [...found.values()];
  const markets = all.map(({ market }) => market).sort((one, other) => one.name.localeCompare(other.name, "en"));
  return {
    markets,
    names: new Map(markets.map((market) => [market, wordsOf(market.name).join(" ")])),
    phrases,
    entries: all
      .flatMap(({ market, worths }) => [...worths].map(([word, worth]) => ({ word, market, worth })))
      // By code unit, as the look-up compares.
      .sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : 0)),
  };
}
