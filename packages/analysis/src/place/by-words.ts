import type { Atlas, AtlasCategory } from "@marque/atlas";
import type { Seen } from "../findings";
import { PLACE_BY_WORDS, SURENESS } from "../weights";
import { type MarketScore, scoreWords } from "./score-words";
import type { TellingText } from "./texts";

/** A market that the words of a site speak of. */
export interface SpokenMarket {
  category: AtlasCategory;
  /**
   * How likely it is, from 0 to 1: of the first, as was fitted to labelled pages (docs/decisions/0019). Those of a site add
   * up to less than 1.
   */
  confidence: number;
  /** The words that told most, three at most. */
  terms: string[];
  /** Where the most telling one stood. */
  seen: Seen;
}

const MOST_WORDS_TOLD = 3;
const SHORTEST_TOLD = 4;
const LONGEST_QUOTE = 300;

/** What texts say of markets. */
export interface SpokenMarkets {
  /** Those that they speak of, likeliest first; none when they say too little. */
  markets: SpokenMarket[];
  /** The likeliest others, likeliest first, though too little is said of them: to be offered, not to be believed. */
  likely: AtlasCategory[];
}

/**
 * The markets that texts speak of.
 *
 * @param language the primary subtag of what the pages are written in, when it is known. English is looked for in all.
 */
export function marketsByWords(atlas: Atlas, texts: readonly TellingText[], language: string | null): SpokenMarkets {
  const ranked = [...scoreWords(atlas, texts, language)].sort(([, one], [, other]) => other.points - one.points);
  const markets = likeliest(ranked);
  return { markets, likely: nextLikely(ranked, markets) };
}

type Ranked = readonly (readonly [category: AtlasCategory, score: MarketScore])[];

/** @param ranked the most points first. */
function likeliest(ranked: Ranked): SpokenMarket[] {
  const { mostMarkets, secondShare, leastConfidence, fewestWords } = PLACE_BY_WORDS;
  const [first] = ranked;
  if (first === undefined || howMany(wordsOf(first[1])) < fewestWords) return [];
  const top = first[1].points;
  const contenders = ranked.filter(([, { points }]) => points > top * SURENESS.contenderShare).length;
  const sureness = surenessOf(first[1], contenders);
  if (sureness < leastConfidence) return [];
  const others = ranked
    .slice(1, mostMarkets)
    .filter(([, { points, terms }]) => points >= top * secondShare && terms > 0)
    // What the first leaves is divided among all that was left behind.
    .map(([category, score]) => told(category, score, (1 - sureness) * (score.points / (top + score.points))));
  return [told(first[0], first[1], sureness), ...others];
}

/** A logistic function of how much the terms of the market's vocabulary say, and of how many markets come near. */
function surenessOf({ told }: MarketScore, contenders: number): number {
  const ofTerms = told.reduce((sum, each) => sum + (each.isTerm ? each.points : 0), 0);
  const { offset, saidByTerms, comesNear } = SURENESS;
  const logit = offset + saidByTerms * Math.log(ofTerms + 1) + comesNear * Math.log(contenders + 1);
  return 1 / (1 + Math.exp(-logit));
}

/**
 * The words that told for a market, as people are told them: terms before single words of the profile, the most telling
 * first; what a longer one says is not said twice.
 */
function wordsOf({ told }: MarketScore): MarketScore["told"] {
  const kept: MarketScore["told"] = [];
  const most = (isTerm: boolean) =>
    told
      .filter((each) => each.isTerm === isTerm && (isTerm || isTelling(each.words)))
      .sort((one, other) => other.points - one.points)
      .slice(0, MOST_WORDS_TOLD ** 2);
  for (const each of [...most(true), ...most(false)])
    if (!kept.some(({ words }) => words.includes(each.words) || each.words.includes(words))) kept.push(each);
  return kept;
}

/**
 * How many words told; a term in a title or heading is no chance, as a single word may be, when it has several words or is
 * sure: `osteopathie`, and again in the menu.
 */
const howMany = (all: MarketScore["told"]): number =>
  all.reduce((sum, { words, isTerm, isSure, at }) => {
    const isMeant = isTerm && (words.includes(" ") || isSure) && at.weight >= PLACE_BY_WORDS.heading;
    return sum + (isMeant ? 2 : 1);
  }, 0);

/** Pairs are pieces of phrases (`and hotels`), and short words are those of grammar. */
const isTelling = (words: string): boolean => words.length >= SHORTEST_TOLD && !words.includes(" ");

function nextLikely(ranked: Ranked, markets: readonly SpokenMarket[]): AtlasCategory[] {
  const spoken = new Set(markets.map(({ category }) => category));
  return ranked
    .filter(
      ([category, { points, terms }]) => terms > 0 && points >= PLACE_BY_WORDS.leastLikely && !spoken.has(category),
    )
    .slice(0, PLACE_BY_WORDS.mostLikely)
    .map(([category]) => category);
}

function told(category: AtlasCategory, score: MarketScore, confidence: number): SpokenMarket {
  const words = wordsOf(score).slice(0, MOST_WORDS_TOLD);
  const at = words[0]?.at;
  return {
    category,
    confidence,
    terms: words.map((each) => each.words),
    seen: { quote: at?.text.slice(0, LONGEST_QUOTE) ?? null, url: at?.url ?? null },
  };
}
