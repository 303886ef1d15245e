import { type Atlas, type AtlasCategory, WORD_LANGUAGES, type WordLanguage } from "@marque/atlas";
import { type LanguageFile, languageOf } from "@marque/lexicon";

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

type Stems = NonNullable<LanguageFile["stems"]>;
const NO_STEMS: Stems = { endings: [], rounds: 0 };
const SHORTEST_STEM = 3;
const SHORTEST_COMPOUND_PART = 6;
/** Longer ones are no words, and every part of a compound is looked up. */
const LONGEST_COMPOUND = 60;

/** A word without the endings that its number, gender and case give it; what is left need not be a word. */
function fold(written: string, { endings, rounds, whole = [] }: Stems): string {
  let word = written.normalize("NFKD").replace(/\p{M}+/gu, "");
  for (let round = 0; round < rounds; round += 1) {
    if (whole.some((ending) => word.endsWith(ending))) return word;
    const ending = endings.find(({ from }) => word.length - from.length >= SHORTEST_STEM && word.endsWith(from));
    if (ending === undefined) return word;
    word = word.slice(0, word.length - ending.from.length) + ending.to;
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
  const stems = languageOf(language)?.stems ?? NO_STEMS;
  const byFirst = new Map<string, KnownTerm[]>();
  for (const { term, uses } of atlas.terms(language)) {
    const words = rowOf(term).map((word) => fold(word, stems));
    const [first] = words;
    if (first === undefined) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { term, words, uses }]);
  }
  for (const terms of byFirst.values()) terms.sort((one, other) => other.words.length - one.words.length);
  const partOf = (word: string): readonly KnownTerm[] | undefined => {
    if (word.length > LONGEST_COMPOUND) return undefined;
    for (let start = 1; start <= word.length - SHORTEST_COMPOUND_PART; start += 1) {
      const terms = byFirst.get(word.slice(start))?.filter(({ words }) => words.length === 1);
      if (terms !== undefined && terms.length > 0) return terms;
    }
    return undefined;
  };
  return {
    termsIn(text) {
      const found = new Map<KnownTerm, number>();
      const words = rowOf(text).map((word) => fold(word, stems));
      for (let at = 0; at < words.length; ) {
        const word = words[at] ?? "";
        const terms = byFirst.get(word) ?? (stems.compounds === true ? partOf(word) : undefined);
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
