import { eld } from "eld/extrasmall";
import { writtenLanguage } from "../countries";
import type { PageReading } from "../findings";

/** More tells no more (docs/decisions/0017: 1,000 characters do as well as 4,000), and several pages are looked at. */
const MOST_OF_PAGE = 2000;
const MOST_IN_ALL = 6000;
const WORD = /[\p{L}\p{M}]{2,}/gu;
/** Written without spaces: a sentence is one word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/gu;
const LETTERS_OF_WORD = 2;

/** The language that words are in. */
export interface Spoken {
  /** Primary subtag. */
  language: string;
  /** How many words it was told by. */
  words: number;
  /** The detector is sure. */
  isSure: boolean;
  /** The first words, and the page that they are from. */
  quote: string;
  url: string;
}

/** Tells the language of the pages' own words: titles, descriptions, headings and text. `null` without any word. */
export function spokenOf(pages: readonly PageReading[]): Spoken | null {
  const samples = pages.map(sampleOf);
  const sample = samples.join("\n").slice(0, MOST_IN_ALL);
  const words = (sample.match(WORD)?.length ?? 0) + (sample.match(UNSPACED)?.length ?? 0) / LETTERS_OF_WORD;
  const first = pages[0];
  if (first === undefined || words === 0) return null;
  const result = eld.detect(sample);
  if (result.language === "") return null;
  return {
    language: writtenLanguage(result.language),
    words,
    isSure: result.isReliable(),
    quote: samples[0]?.replace(/\s+/g, " ").trim().slice(0, 100) ?? "",
    url: first.url,
  };
}

function sampleOf({ facts, headings, text }: PageReading): string {
  const head = facts.filter(({ kind }) => kind === "title" || kind === "description").map(({ value }) => value);
  // The longest texts first in worth: paragraphs are sentences, headings often names.
  return `${text.slice(0, MOST_OF_PAGE)}\n${[...head, ...headings].join("\n").slice(0, MOST_OF_PAGE / 2)}`;
}
