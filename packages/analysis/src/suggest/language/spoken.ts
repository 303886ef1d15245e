import type { PageReading } from "../../facts";
import { type Language, languageOf, SUBTAGS } from "./language";

/** Running text holds a quarter of function words and more; headings and menus fewer, but their own typical words. */
const SPOKEN_FROM = 0.06;
/** With fewer words than this, nothing can be told from them. */
const ENOUGH_WORDS = 60;
const MOST_WORDS = 4000;

const share = (words: readonly string[], language: Language): number => {
  const typical = new Set([...language.stopwords, ...language.junk]);
  return words.filter((word) => typical.has(word)).length / Math.max(1, words.length);
};

/**
 * The language that the pages are written in, among those with a file. What a page declares is believed as far as its
 * words do not speak against it: templates often declare English for whatever is filled in. `undefined` when it is none
 * of them.
 */
export function spokenLanguage(
  readings: readonly PageReading[],
  declared: string | null,
): { subtag: string; language: Language } | undefined {
  const said = (declared ?? readings.find((reading) => reading.language !== null)?.language ?? null)
    ?.split("-")[0]
    ?.toLowerCase();
  const words = readings
    .flatMap((reading) => [
      ...reading.facts
        .filter(({ kind }) => kind === "title" || kind === "description" || kind === "product")
        .map(({ value }) => value),
      ...reading.headings,
      reading.text,
    ])
    .join(" ")
    .toLowerCase()
    .split(/[^\p{L}\p{M}']+/u)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
  const own = said === undefined ? undefined : languageOf(said);
  if (said !== undefined && (own === undefined || words.length < ENOUGH_WORDS || share(words, own) >= SPOKEN_FROM))
    return own === undefined ? undefined : { subtag: said, language: own };
  const ranked = SUBTAGS.flatMap((subtag) => {
    const language = languageOf(subtag);
    return language === undefined ? [] : [{ subtag, language, share: share(words, language) }];
  }).sort((a, b) => b.share - a.share);
  const likeliest = ranked[0];
  return likeliest !== undefined && likeliest.share >= SPOKEN_FROM ? likeliest : undefined;
}
