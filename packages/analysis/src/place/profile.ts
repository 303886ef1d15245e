import type { Atlas, AtlasCategory, FacetLanguage } from "@marque/atlas";
import { FACET_LANGUAGES } from "@marque/atlas";
import { foldedWords, isGrammar } from "../vocabulary";

/** A word, or two in a row, of a profile. */
export interface ProfiledWords {
  /** As the atlas writes them. */
  words: string;
  /** What they say of each market, from 0 to some one. */
  weights: ReadonlyMap<AtlasCategory, number>;
}

/** What words and pairs of words say of markets, by their folded form. */
export type Profile = ReadonlyMap<string, ProfiledWords>;

/** The compiled weights are of a hundred. */
const WHOLE = 100;

const made = new WeakMap<Atlas, Map<FacetLanguage, Profile>>();

/** The profile of one language; made at its first use, which takes some fifty milliseconds, and kept with the atlas. */
export function profileOf(atlas: Atlas, language: FacetLanguage): Profile {
  const known = made.get(atlas) ?? new Map<FacetLanguage, Profile>();
  made.set(atlas, known);
  const found = known.get(language) ?? make(atlas, language);
  known.set(language, found);
  return found;
}

export const hasProfile = (language: string): language is FacetLanguage =>
  FACET_LANGUAGES.some((each) => each === language);

function make(atlas: Atlas, language: FacetLanguage): Profile {
  const profile = new Map<string, { words: string; weights: Map<AtlasCategory, number> }>();
  for (const { term, uses } of atlas.profile(language)) {
    const row = foldedWords(term, language);
    if (isGrammar(row, language)) continue;
    const folded = row.join(" ");
    const entry = profile.get(folded) ?? { words: term, weights: new Map<AtlasCategory, number>() };
    profile.set(folded, entry);
    // Singular and plural are two rows of the file and one word here.
    for (const { category, weight } of uses)
      entry.weights.set(category, Math.max(entry.weights.get(category) ?? 0, weight / WHOLE));
  }
  return profile;
}

/** How often each word, and each two words in a row, stand in a text. */
export function wordsAndPairs(text: string, language: FacetLanguage): Map<string, number> {
  const counts = new Map<string, number>();
  let before: string | undefined;
  for (const word of foldedWords(text, language)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (before !== undefined) {
      const pair = `${before} ${word}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    before = word;
  }
  return counts;
}
