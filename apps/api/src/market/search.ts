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

/** A market's words, folded, with what each is worth. */
interface Entry {
  market: Market;
  words: ReadonlyMap<string, number>;
}

/**
 * The markets that have each word of the query as the beginning of a word in their name, sector or vocabulary, in any of
 * the atlas's languages; best first. Without words: all, by name.
 */
export function searchMarkets({ q = "", limit }: MarketQuery): Market[] {
  const wanted = [...new Set(wordsOf(q))].slice(0, MOST_WORDS);
  // Signs alone look for nothing that is there.
  if (q !== "" && wanted.length === 0) return [];
  return entries()
    .map(({ market, words }) => ({ market, points: pointsOf(wanted, words) }))
    .filter(({ points }) => points !== undefined)
    .sort(
      (one, other) => (other.points ?? 0) - (one.points ?? 0) || one.market.name.localeCompare(other.market.name, "en"),
    )
    .slice(0, limit)
    .map(({ market }) => market);
}

/** `undefined` when a word is missing. */
function pointsOf(wanted: readonly string[], words: Entry["words"]): number | undefined {
  let sum = 0;
  for (const prefix of wanted) {
    let best = 0;
    for (const [word, worth] of words)
      if (word.startsWith(prefix)) best = Math.max(best, word.length === prefix.length ? worth * WHOLE : worth);
    if (best === 0) return undefined;
    sum += best;
  }
  return sum;
}

/** Lower case, without accents, in words: `Café-Bars` → `cafe`, `bars`. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

let known: readonly Entry[] | undefined;

/** Made at the first search, and kept: the atlas is the build's. */
function entries(): readonly Entry[] {
  known ??= entriesOf(loadAtlas());
  return known;
}

function entriesOf(atlas: Atlas): Entry[] {
  const wordsBy = new Map<AtlasCategory, Map<string, number>>();
  const note = (category: AtlasCategory, text: string, worth: number) => {
    const words = wordsBy.get(category) ?? new Map<string, number>();
    wordsBy.set(category, words);
    for (const word of wordsOf(text)) words.set(word, Math.max(worth, words.get(word) ?? 0));
  };
  for (const category of atlas.categories) {
    note(category, category.name, IN_NAME);
    note(category, category.id, IN_NAME);
    note(category, category.sector, IN_SECTOR);
  }
  for (const language of WORD_LANGUAGES)
    for (const { term, uses } of atlas.terms(language))
      for (const { category, weight } of uses) note(category, term, weight * IN_TERM);
  return [...wordsBy].map(([{ id, name, sector }, words]) => ({ market: { id, name, sector }, words }));
}
