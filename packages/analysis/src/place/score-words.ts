import type { Atlas, AtlasCategory, WordLanguage } from "@marque/atlas";
import { isEverydayWord, isWordLanguage, vocabularyOf } from "../vocabulary";
import { PLACE_BY_WORDS } from "../weights";
import { hasProfile, profileOf, wordsAndPairs } from "./profile";
import type { TellingText } from "./texts";

/** What the words of a site say for a market. */
export interface MarketScore {
  points: number;
  /** How many terms of its vocabulary were found. */
  terms: number;
  /** The words that spoke for it, with what each said; sure is what hardly any other market says, and in several places. */
  told: { words: string; points: number; at: TellingText; isTerm: boolean; isSure: boolean }[];
}

/** Words on the pages: their best place, and what their other places are worth. */
interface Found {
  best: number;
  rest: number;
  at: TellingText;
}

/** Languages without a vocabulary, and the one whose words are most like theirs. */
const LIKE: Readonly<Record<string, WordLanguage>> = { nb: "no", nn: "no", sk: "cs", uk: "ru", bg: "ru", be: "ru" };
/** The weight of a term that hardly any other market uses. */
const TELLING = 3;
/** Letters from which an English word on a page of another language is English: `te`, `nas` and `de` are words of many. */
const SHORTEST_FOREIGN = 4;

/** The vocabularies to look in: the pages' own, where there is one, and English, which is looked for in all. */
export function languagesOf(language: string | null): readonly WordLanguage[] {
  const spoken = language?.split("-")[0] ?? "en";
  const own = LIKE[spoken] ?? spoken;
  return own === "en" || !isWordLanguage(own) ? ["en"] : [own, "en"];
}

/**
 * What texts say for every market: the terms of its vocabulary that stand in them, and the words and pairs of its profile.
 *
 * @param language the primary subtag of what the pages are written in, when it is known.
 */
export function scoreWords(
  atlas: Atlas,
  texts: readonly TellingText[],
  language: string | null,
): Map<AtlasCategory, MarketScore> {
  const scores = new Map<AtlasCategory, MarketScore>();
  const scoreOf = (category: AtlasCategory): MarketScore => {
    const score = scores.get(category) ?? { points: 0, terms: 0, told: [] };
    scores.set(category, score);
    return score;
  };
  addTrades(scoreOf, atlas, texts);
  const spoken = language?.split("-")[0] ?? "en";
  for (const each of languagesOf(language)) {
    const foreignTo = each === "en" && spoken !== "en" ? spoken : null;
    addTerms(scoreOf, atlas, texts, each, foreignTo);
    if (hasProfile(each)) addProfile(scoreOf, atlas, texts, each, foreignTo);
  }
  return scores;
}

type ScoreOf = (category: AtlasCategory) => MarketScore;

/** Who calls itself a restaurant in its structured data is one, however few words its pages have. */
function addTrades(scoreOf: ScoreOf, atlas: Atlas, texts: readonly TellingText[]): void {
  for (const at of texts) {
    const category = at.trade === undefined ? undefined : atlas.category(at.trade);
    if (category === undefined) continue;
    const score = scoreOf(category);
    score.points += PLACE_BY_WORDS.schemaType;
    score.terms += 1;
    score.told.push({ words: at.text, points: PLACE_BY_WORDS.schemaType, at, isTerm: true, isSure: false });
  }
}

/** @param foreignTo what the pages are in, if it is another language: a single word may be one of theirs, as `espresso` is "express". */
function addTerms(
  scoreOf: ScoreOf,
  atlas: Atlas,
  texts: readonly TellingText[],
  language: WordLanguage,
  foreignTo: string | null,
): void {
  const vocabulary = vocabularyOf(atlas, language);
  const uses = new Map<string, readonly { category: AtlasCategory; weight: number }[]>();
  const found = new Map<string, Found>();
  for (const at of texts)
    for (const [known, count] of vocabulary.termsIn(at.text)) {
      if (foreignTo !== null && isEverydayWord(known.words, foreignTo)) continue;
      uses.set(known.term, known.uses);
      note(found, known.term, count, at);
    }
  const worths: Readonly<Record<number, number>> = {
    1: PLACE_BY_WORDS.hint,
    2: PLACE_BY_WORDS.strong,
    3: PLACE_BY_WORDS.telling,
  };
  for (const [words, { best, rest, at }] of found) {
    const all = uses.get(words) ?? [];
    const sure = foreignTo !== null && !words.includes(" ") ? PLACE_BY_WORDS.foreignWord : 1;
    for (const { category, weight } of all) {
      const score = scoreOf(category);
      // What several markets say tells less of each.
      const points = (sure * (best + rest * PLACE_BY_WORDS.elsewhere) * (worths[weight] ?? 0)) / Math.sqrt(all.length);
      score.points += points;
      score.terms += 1;
      score.told.push({ words, points, at, isTerm: true, isSure: weight >= TELLING && rest > 0 });
    }
  }
}

function addProfile(
  scoreOf: ScoreOf,
  atlas: Atlas,
  texts: readonly TellingText[],
  language: Parameters<typeof profileOf>[1],
  foreignTo: string | null,
): void {
  const profile = profileOf(atlas, language);
  const found = new Map<string, Found>();
  for (const at of texts)
    for (const [words, count] of wordsAndPairs(at.text, language))
      if (profile.has(words) && (foreignTo === null || mayBeEnglish(words, foreignTo))) note(found, words, count, at);
  for (const [folded, { best, rest, at }] of found) {
    const known = profile.get(folded);
    if (known === undefined) continue;
    const worth = (best + rest * PLACE_BY_WORDS.elsewhere) * PLACE_BY_WORDS.profile;
    for (const [category, weight] of known.weights) {
      const score = scoreOf(category);
      score.points += worth * weight;
      score.told.push({ words: known.words, points: worth * weight, at, isTerm: false, isSure: false });
    }
  }
}

/** Whether a word or pair on pages of another language may be meant in English. */
const mayBeEnglish = (words: string, foreignTo: string): boolean =>
  words.length >= SHORTEST_FOREIGN && !isEverydayWord(words.split(" "), foreignTo);

function note(found: Map<string, Found>, words: string, count: number, at: TellingText): void {
  const points = at.weight * (1 + PLACE_BY_WORDS.repeated * Math.log2(count));
  const known = found.get(words);
  if (known === undefined) found.set(words, { best: points, rest: 0, at });
  else if (points > known.best) found.set(words, { best: points, rest: known.rest + known.best, at });
  else known.rest += points;
}
