import type { Block } from "./blocks";
import languageWords from "./language-words.json";

/** Scripts that one language of the web's is written with; the first that fits counts. */
const SCRIPTS: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ka", /\p{Script=Georgian}/gu],
  ["hy", /\p{Script=Armenian}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["fa", /[پچژگ]/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["uk", /[іїєґ]/giu],
  ["sr", /[ђћџљњј]/giu],
  ["ru", /[ыэё]/giu],
  ["bg", /\p{Script=Cyrillic}/gu],
  ["zh", /\p{Script=Han}/gu],
];
const WORDS: readonly (readonly [language: string, words: ReadonlySet<string>])[] = Object.entries(languageWords).map(
  ([language, words]) => [language, new Set(words)],
);
/** Japanese needs few of its own letters among Chinese ones, Russian few of its own among Cyrillic ones. */
const SHARE_OF_LETTERS = 0.02;
/** Of running text a third and more are such words; of menus and headings hardly any. */
const SHARE_OF_WORDS = 0.08;
const FEWEST_WORDS = 30;
const FEWEST_LETTERS = 20;
const LONGEST_SAMPLE = 10_000;

/** The language that a page's own words are in; `null` when they are too few or in none that is known here. */
export function spokenIn(blocks: readonly Block[]): string | null {
  let sample = "";
  for (const { text, region } of blocks) {
    if (sample.length > LONGEST_SAMPLE) break;
    if (region === "main") sample += `${text}\n`;
  }
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters < FEWEST_LETTERS) return null;
  for (const [language, own] of SCRIPTS)
    if ((sample.match(own)?.length ?? 0) >= letters * SHARE_OF_LETTERS) return language;
  const words = sample.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  if (words.length < FEWEST_WORDS) return null;
  let best: { language: string; count: number } | undefined;
  for (const [language, own] of WORDS) {
    const count = words.filter((word) => own.has(word)).length;
    if (count > (best?.count ?? 0)) best = { language, count };
  }
  return best !== undefined && best.count >= words.length * SHARE_OF_WORDS ? best.language : null;
}

/** RFC 5646: the first subtag names the language; `und` says that it is not known. */
export function primarySubtag(tag: string | null | undefined): string | null {
  const subtag = /^\s*([a-z]{2,3})(?:[-_\s,]|$)/i.exec(tag ?? "")?.[1]?.toLowerCase();
  return subtag === undefined || subtag === "und" ? null : subtag;
}
