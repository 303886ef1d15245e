import type { Atlas, AtlasCategory } from "@marque/atlas";
import type { Seen } from "../findings";
import { isWordLanguage, vocabularyOf } from "../vocabulary";
import { PLACE_BY_WORDS } from "../weights";
import type { TellingText } from "./texts";

/** A market that the words of a site speak of. */
export interface SpokenMarket {
  category: AtlasCategory;
  /** How likely it is, from 0 to 1; those of a site add up to less than 1. */
  confidence: number;
  /** The terms that told most, three at most. */
  terms: string[];
  /** Where the most telling one stood. */
  seen: Seen;
}

/** A term of the vocabulary on the pages: its best place, and what its other places are worth. */
interface Found {
  points: number;
  rest: number;
  at: TellingText;
  uses: readonly { category: AtlasCategory; weight: number }[];
}

interface Score {
  points: number;
  terms: { term: string; points: number; at: TellingText }[];
}

const MOST_TERMS_TOLD = 3;
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
  const spoken = language?.split("-")[0] ?? "en";
  const languages = spoken === "en" || !isWordLanguage(spoken) ? (["en"] as const) : ([spoken, "en"] as const);
  const scores = new Map<AtlasCategory, Score>();
  for (const each of languages) addScores(scores, termsOn(texts, vocabularyOf(atlas, each)));
  const markets = likeliest(scores, languages.length === 1 ? PLACE_BY_WORDS.floor : PLACE_BY_WORDS.floorElsewhere);
  return { markets, likely: nextLikely(scores, markets) };
}

function termsOn(texts: readonly TellingText[], vocabulary: ReturnType<typeof vocabularyOf>): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const at of texts) {
    for (const [{ term, uses }, count] of vocabulary.termsIn(at.text)) {
      const points = at.weight * (1 + PLACE_BY_WORDS.repeated * Math.log2(count));
      const known = found.get(term);
      if (known === undefined) found.set(term, { points, rest: 0, at, uses });
      else if (points > known.points) found.set(term, { points, rest: known.rest + known.points, at, uses });
      else known.rest += points;
    }
  }
  return found;
}

function addScores(scores: Map<AtlasCategory, Score>, found: ReadonlyMap<string, Found>): void {
  const worths: Readonly<Record<number, number>> = {
    1: PLACE_BY_WORDS.hint,
    2: PLACE_BY_WORDS.strong,
    3: PLACE_BY_WORDS.telling,
  };
  for (const [term, { points: best, rest, at, uses }] of found) {
    const points = best + rest * PLACE_BY_WORDS.elsewhere;
    for (const { category, weight } of uses) {
      const score = scores.get(category) ?? { points: 0, terms: [] };
      scores.set(category, score);
      // What several markets say tells less of each.
      const worth = (points * (worths[weight] ?? 0)) / Math.sqrt(uses.length);
      score.points += worth;
      score.terms.push({ term, points: worth, at });
    }
  }
}

function likeliest(scores: ReadonlyMap<AtlasCategory, Score>, floor: number): SpokenMarket[] {
  const { fewestTerms, mostMarkets, secondShare, nextDoubt, leastSecond, leastConfidence } = PLACE_BY_WORDS;
  const ranked = [...scores]
    .filter(([, { terms }]) => terms.length >= fewestTerms)
    .sort(([, one], [, other]) => other.points - one.points);
  const top = ranked[0]?.[1].points ?? 0;
  if (top < floor) return [];
  const kept = ranked.slice(0, mostMarkets).filter(([, { points }]) => points >= top * secondShare);
  const sum = kept.reduce((total, [, { points }]) => total + points, 0);
  // How sure the whole is: the points over the floor, and how far the first is ahead of those left out.
  const next = ranked[kept.length]?.[1].points ?? 0;
  const sureness = (top / (top + floor)) * (1 - nextDoubt * (next / top));
  const markets = kept
    .map(([category, score]) => ({ category, confidence: (score.points / sum) * sureness, ...mostTelling(score) }))
    .filter(({ confidence }) => confidence >= leastSecond);
  return (markets[0]?.confidence ?? 0) >= leastConfidence ? markets : [];
}

function nextLikely(scores: ReadonlyMap<AtlasCategory, Score>, markets: readonly SpokenMarket[]): AtlasCategory[] {
  const spoken = new Set(markets.map(({ category }) => category));
  return [...scores]
    .filter(([category, { points }]) => points >= PLACE_BY_WORDS.leastLikely && !spoken.has(category))
    .sort(([, one], [, other]) => other.points - one.points)
    .slice(0, PLACE_BY_WORDS.mostLikely)
    .map(([category]) => category);
}

function mostTelling({ terms }: Score): Pick<SpokenMarket, "terms" | "seen"> {
  const telling = terms.toSorted((one, other) => other.points - one.points).slice(0, MOST_TERMS_TOLD);
  const at = telling[0]?.at;
  return {
    terms: telling.map(({ term }) => term),
    seen: { quote: at?.text.slice(0, LONGEST_QUOTE) ?? null, url: at?.url ?? null },
  };
}
