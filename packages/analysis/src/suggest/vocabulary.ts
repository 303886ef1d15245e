import { type Atlas, type AtlasCategory, WORD_LANGUAGES, type WordLanguage } from "@marque/atlas";

/** A term of the atlas, ready to be found in a row of words. */
interface KnownTerm {
  term: string;
  /** Its words, folded. */
  words: readonly string[];
  uses: readonly { category: AtlasCategory; weight: number }[];
}

/** Finds the atlas's terms in texts of one language. */
export interface Vocabulary {
  /** Every term in the text with how often it stands there. A longer term hides the shorter ones inside it. */
  termsIn(text: string): Map<KnownTerm, number>;
}

/**
 * Endings that only tell number, gender and case, and what stands in their stead, longest first. What is left need not be
 * a word: it only has to be the same for `lampe` and `lampen`.
 */
const ENDINGS: Readonly<Record<WordLanguage, readonly (readonly [from: string, to: string])[]>> = {
  en: [
    ["ies", "y"],
    ["sses", "ss"],
    ["shes", "sh"],
    ["ches", "ch"],
    ["xes", "x"],
    ["s", ""],
  ],
  de: [
    ["en", ""],
    ["er", ""],
    ["es", ""],
    ["e", ""],
    ["n", ""],
    ["s", ""],
  ],
  fr: [
    ["aux", "al"],
    ["es", ""],
    ["s", ""],
    ["x", ""],
    ["e", ""],
  ],
  es: [
    ["es", ""],
    ["s", ""],
    ["e", ""],
  ],
  it: [
    ["he", ""],
    ["hi", ""],
    ["i", ""],
    ["e", ""],
    ["a", ""],
    ["o", ""],
  ],
  pt: [
    ["oes", "ao"],
    ["es", ""],
    ["s", ""],
    ["e", ""],
  ],
  nl: [
    ["en", ""],
    ["s", ""],
    ["e", ""],
  ],
  ja: [],
};
/** An English word may end like a plural and be none: `mattress`, `bus`, `tennis`. */
const NO_PLURAL = /(?:ss|us|is)$/;
const SHORTEST_STEM = 3;
/** `sneakers` loses its s, and then, like `sneaker`, what looks like an ending. */
const ROUNDS = 2;
/** Compounds: `damenlaufschuhe` holds `laufschuhe`. */
const COMPOUNDING: ReadonlySet<WordLanguage> = new Set(["de", "nl"]);
const SHORTEST_COMPOUND_PART = 6;

function fold(written: string, language: WordLanguage): string {
  let word = written.normalize("NFKD").replace(/\p{M}+/gu, "");
  for (let round = 0; round < ROUNDS; round += 1) {
    if (language === "en" && NO_PLURAL.test(word)) return word;
    const ending = ENDINGS[language].find(
      ([from]) => word.length - from.length >= SHORTEST_STEM && word.endsWith(from),
    );
    if (ending === undefined) return word;
    const [from, to] = ending;
    word = word.slice(0, -from.length) + to;
    // English has one ending at a time: `glass` of `glasses` is whole.
    if (language === "en") return word;
  }
  return word;
}

const NOT_WORD = /[^\p{L}\p{M}\p{N}+#]+/u;
const rowOf = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .split(NOT_WORD)
    .filter((word) => word !== "");

const made = new WeakMap<Atlas, Map<WordLanguage, Vocabulary>>();

/** The vocabulary of one language; made at its first use and kept with the atlas. */
export function vocabularyOf(atlas: Atlas, language: WordLanguage): Vocabulary {
  const known = made.get(atlas) ?? new Map<WordLanguage, Vocabulary>();
  made.set(atlas, known);
  const found = known.get(language) ?? (language === "ja" ? withoutSpaces(atlas) : withSpaces(atlas, language));
  known.set(language, found);
  return found;
}

export const isWordLanguage = (language: string): language is WordLanguage =>
  WORD_LANGUAGES.some((each) => each === language);

function withSpaces(atlas: Atlas, language: WordLanguage): Vocabulary {
  const byFirst = new Map<string, KnownTerm[]>();
  for (const { term, uses } of atlas.terms(language)) {
    const words = rowOf(term).map((word) => fold(word, language));
    const [first] = words;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { term, words, uses }]);
  }
  for (const terms of byFirst.values()) terms.sort((one, other) => other.words.length - one.words.length);
  const partOf = (word: string): readonly KnownTerm[] | undefined => {
    for (let start = 1; start <= word.length - SHORTEST_COMPOUND_PART; start += 1) {
      const terms = byFirst.get(word.slice(start))?.filter(({ words }) => words.length === 1);
      if (terms !== undefined && terms.length > 0) return terms;
    }
    return undefined;
  };
  return {
    termsIn(text) {
      const found = new Map<KnownTerm, number>();
      const words = rowOf(text).map((word) => fold(word, language));
      for (let at = 0; at < words.length; ) {
        const word = words[at] ?? "";
        const terms = byFirst.get(word) ?? (COMPOUNDING.has(language) ? partOf(word) : undefined);
        const term = terms?.find((each) =>
          each.words.every((part, index) => index === 0 || words[at + index] === part),
        );
        if (term !== undefined) found.set(term, (found.get(term) ?? 0) + 1);
        at += term?.words.length ?? 1;
      }
      return found;
    },
  };
}

/** Japanese is written without spaces: its terms are looked for as they are. */
function withoutSpaces(atlas: Atlas): Vocabulary {
  const terms = atlas.terms("ja").map(({ term, uses }): KnownTerm => ({ term, words: [term], uses }));
  return {
    termsIn(text) {
      const found = new Map<KnownTerm, number>();
      for (const term of terms) if (text.includes(term.term)) found.set(term, 1);
      return found;
    },
  };
}
