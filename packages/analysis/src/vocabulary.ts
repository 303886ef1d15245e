import {
  type Atlas,
  type AtlasCategory,
  STEM_LANGUAGES,
  type StemLanguage,
  WORD_LANGUAGES,
  type WordLanguage,
} from "@marque/atlas";
import { askingWordsOf, type LanguageFile, languageOf } from "@marque/lexicon";

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

/** A language's words are the same again and again; as many as a long site has. */
const MOST_FOLDED = 50_000;
const folded = new Map<string, Map<string, string>>();

/** The words of a text in small letters and without their endings, in a language. */
export function foldedWords(text: string, language: string): string[] {
  const stems = languageOf(language)?.stems ?? NO_STEMS;
  const known = folded.get(language) ?? new Map<string, string>();
  folded.set(language, known);
  if (known.size > MOST_FOLDED) known.clear();
  return rowOf(text).map((word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const after = fold(word, stems);
    known.set(word, after);
    return after;
  });
}

const stopwordsOf = new Map<string, ReadonlySet<string>>();

/**
 * Whether folded words are those of a language's grammar alone, which say nothing of a market though one is written like
 * them: Spanish `té` without its accent is "you", and Portuguese `o que ver` begins as any question does.
 */
export function isGrammar(folded: readonly string[], language: string): boolean {
  const known =
    stopwordsOf.get(language) ??
    new Set((languageOf(language)?.stopwords ?? []).flatMap((word) => foldedWords(word, language)));
  stopwordsOf.set(language, known);
  return folded.every((word) => known.has(word));
}

const everydayOf = new Map<string, ReadonlySet<string>>();

/**
 * Whether English words, folded, are words that every site of another language says: those of its grammar, and those that
 * menus are made of. Swedish `till` is "to" and no cash register, and a page called `Kontakt` is about no sampler.
 */
export function isEverydayWord(folded: readonly string[], language: string): boolean {
  const known = everydayOf.get(language) ?? new Set(everydayWords(language).flatMap((word) => foldedWords(word, "en")));
  everydayOf.set(language, known);
  return folded.every((word) => known.has(word));
}

function everydayWords(language: string): string[] {
  const file = languageOf(language);
  const { about = [], contact = [], legal = [], notProducts = [] } = file?.pages ?? {};
  const grammar = file?.stopwords ?? askingWordsOf(language)?.stopwords ?? [];
  return [...grammar, ...(file?.junk ?? []), ...notProducts, ...about, ...contact, ...legal].filter(
    (word) => !word.includes(" "),
  );
}

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
  const found = known.get(language) ?? make(atlas, language);
  known.set(language, found);
  return found;
}

function make(atlas: Atlas, language: WordLanguage): Vocabulary {
  if (language === "ja") return withoutSpaces(atlas);
  return isStemLanguage(language) ? byBeginnings(atlas, language) : withSpaces(atlas, language);
}

const isStemLanguage = (language: WordLanguage): language is StemLanguage =>
  STEM_LANGUAGES.some((each) => each === language);

export const isWordLanguage = (language: string): language is WordLanguage =>
  WORD_LANGUAGES.some((each) => each === language);

function withSpaces(atlas: Atlas, language: WordLanguage): Vocabulary {
  const compounds = languageOf(language)?.stems?.compounds === true;
  const byFirst = new Map<string, KnownTerm[]>();
  for (const { term, uses } of atlas.terms(language)) {
    const words = foldedWords(term, language);
    const [first] = words;
    if (first === undefined || isGrammar(words, language)) continue;
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
      const words = foldedWords(text, language);
      for (let at = 0; at < words.length; ) {
        const word = words[at] ?? "";
        const terms = byFirst.get(word) ?? (compounds ? partOf(word) : undefined);
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

/** Where words are written in one, a stem may stand inside; elsewhere only at a word's beginning. */
const COMPOUNDING: ReadonlySet<StemLanguage> = new Set(["da", "no", "sv", "fi", "ko", "zh"]);
/** Letters from which a stem is looked for inside words, where they are letters and not syllables. */
const SHORTEST_INNER_STEM = 5;
const SYLLABIC: ReadonlySet<StemLanguage> = new Set(["ko", "zh"]);
/** Where every word of a phrase changes with its case: `meble kuchenn` stands for "mebli kuchennych" too. */
const INFLECTING: ReadonlySet<StemLanguage> = new Set(["pl", "cs", "fi", "tr", "ru"]);
/** Letters from which a word's last one is its ending's. */
const SHORTEST_INFLECTED = 5;

/**
 * Stems are looked for by their first two letters, so that a text is gone through once. One that lies within a longer one
 * found says nothing: a `hundefrisør` is no `frisør`, and 토목공사 (civil engineering) has no 목공 (joinery) in it.
 */
function byBeginnings(atlas: Atlas, language: StemLanguage): Vocabulary {
  const byStart = new Map<string, { term: KnownTerm; stem: string; later: readonly string[]; inner: boolean }[]>();
  const withoutEnding = (word: string) => (word.length >= SHORTEST_INFLECTED ? word.slice(0, -1) : word);
  for (const { term, uses } of atlas.terms(language)) {
    const whole = plain(term);
    const words = INFLECTING.has(language) ? whole.split(" ") : [whole];
    // The last word is a beginning as it is written.
    const [stem = "", ...later] = words.map((word, at) => (at < words.length - 1 ? withoutEnding(word) : word));
    const inner = COMPOUNDING.has(language) && (SYLLABIC.has(language) || stem.length >= SHORTEST_INNER_STEM);
    const start = stem.slice(0, 2);
    byStart.set(start, [...(byStart.get(start) ?? []), { term: { term, words: [term], uses }, stem, later, inner }]);
  }
  return {
    termsIn(text) {
      const found = new Map<KnownTerm, number>();
      const row = ` ${plain(text)}`;
      // Where the furthest stem of those that began before ends.
      let covered = 0;
      for (let at = 1; at < row.length; at += 1) {
        let reach = covered;
        for (const { term, stem, later, inner } of byStart.get(row.slice(at, at + 2)) ?? []) {
          if (!(inner || row[at - 1] === " ") || !row.startsWith(stem, at) || !areNext(later, row, at)) continue;
          const end = at + stem.length;
          if (end <= covered) continue;
          found.set(term, (found.get(term) ?? 0) + 1);
          reach = Math.max(reach, end);
        }
        covered = reach;
      }
      return found;
    },
  };
}

/** Whether the words after the one at a place begin so, one by one. */
function areNext(stems: readonly string[], row: string, at: number): boolean {
  let place = at;
  return stems.every((stem) => {
    // Of a page that is one long word, no further than a word reaches.
    const end = row.slice(place, place + LONGEST_COMPOUND).indexOf(" ");
    place += end + 1;
    return end >= 0 && row.startsWith(stem, place);
  });
}

/** What Unicode takes for letters of their own, and who writes without accents (in an address) for these. */
const LIKE_LETTERS: Readonly<Record<string, string>> = { ł: "l", ı: "i", đ: "d" };

/**
 * Words in small letters without accents, a space between two. Korean syllables are put together again: taken apart, 이사
 * (removals) is the beginning of 이상 (more than).
 */
const plain = (text: string): string =>
  rowOf(text)
    .join(" ")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replace(/[łıđ]/g, (letter) => LIKE_LETTERS[letter] ?? letter)
    .normalize("NFC");
