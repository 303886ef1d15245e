import { foldedWords, type MarketWords, phraseHash, readMarketWords } from "@marque/atlas";
import type { Market, MarketQuery } from "@marque/schema";

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
  index ??= readIndex();
  const made = index;
  const { markets, names, byName } = made;
  const words = foldedWords(q);
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

/**
 * How telling a whole name or term is for which markets, by their places, up to 1. Of two with one hash, one in 20,000
 * queries, a market stands a place too high.
 */
function tellingOf({ hashes, places, shares }: Index, typed: string): Map<number, number> {
  const telling = new Map<number, number>();
  const hash = phraseHash(typed);
  for (let at = firstAt(hashes, hash); hashes[at] === hash; at += 1) telling.set(places[at] ?? 0, shares[at] ?? 0);
  return telling;
}

/** The place of the first in a row that is not before the one looked for. */
function firstAt<T extends string | number>(sorted: ArrayLike<T>, sought: T): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? sought) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What is kept of the markets to search them. */
interface Index extends MarketWords {
  /** Places of the markets, by name. */
  byName: readonly number[];
  /** Their names' words, folded, with spaces between. */
  names: readonly string[];
}
/** Read at the first search, and kept: the atlas is the build's. */
let index: Index | undefined;

function readIndex(): Index {
  const read = readMarketWords();
  const { markets } = read;
  return {
    ...read,
    byName: [...markets.keys()].sort((one, other) =>
      (markets[one]?.name ?? "").localeCompare(markets[other]?.name ?? "", "en"),
    ),
    names: markets.map(({ name }) => foldedWords(name).join(" ")),
  };
}
