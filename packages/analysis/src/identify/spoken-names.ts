import { anyOf, inAnyLanguage, type LanguageFile } from "@marque/lexicon";
import type { PageReading } from "../findings";

/** A name that a text says the brand has or had. */
export interface SpokenName {
  name: string;
  former: boolean;
  quote: string;
  page: PageReading;
}

const otherNames = (list: keyof NonNullable<LanguageFile["otherNames"]>) =>
  inAnyLanguage(({ otherNames: words }) => words?.[list]);
const FORMER_WORDS = otherNames("former");
const ALSO_WORDS = otherNames("also");
/** French leaves no space after `l'`. */
const ARTICLES = anyOf(
  inAnyLanguage(({ definiteArticles }) => definiteArticles).map((word) => (word.endsWith("'") ? word : `${word} `)),
);
const NAME = `["“”„«‘']?(?:${ARTICLES})?([\\p{Lu}\\p{Lo}\\d][\\p{L}\\p{M}\\d&+'’-]*(?:[. ](?=[\\p{Lu}\\p{Lo}\\d&])[\\p{L}\\p{M}\\d&+'’-]+){0,3})`;
/** The flag for case holds for the words, not for the name: names have capitals. */
const anyCase = (words: readonly string[]) =>
  anyOf(words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
const FORMER = new RegExp(`(?<![\\p{L}])(?:${anyCase(FORMER_WORDS)})[ :]+${NAME}`, "gu");
const ALSO = new RegExp(`(?<![\\p{L}])(?:${anyCase(ALSO_WORDS)})[ :]+${NAME}`, "gu");
/** Other people's and places' names are called otherwise as well: the brand's stands right before. */
const BEFORE = 120;
/** Between the brand and the word: a legal form, `is`, `which was`; not the `and` of a list, nor a person. */
const MOST_BETWEEN = 4;
const ANOTHER = new RegExp(`(?<![\\p{L}])(?:${anyOf(otherNames("andOthers"))})(?![\\p{L}])`, "iu");
/** `formerly Editor at …` is what somebody did. */
const POSITION = new RegExp(`^\\s+(?:${anyOf(otherNames("positions"))})(?![\\p{L}])`, "iu");

/**
 * Names in the pages' text: `Acme (formerly known as Apex)`, `Acme, früher Apex`.
 * @param afterBrand what of a text follows the brand's last mention, `undefined` when it isn't mentioned.
 */
export function spokenNames(
  readings: readonly PageReading[],
  afterBrand: (text: string) => string | undefined,
): SpokenName[] {
  return readings
    .filter(({ kind }) => kind === "home" || kind === "about" || kind === "legal" || kind === "contact")
    .flatMap((page) => [...inText(page, FORMER, true, afterBrand), ...inText(page, ALSO, false, afterBrand)]);
}

function inText(
  page: PageReading,
  pattern: RegExp,
  former: boolean,
  afterBrand: (text: string) => string | undefined,
): SpokenName[] {
  return linesWith(former ? FORMER_WORDS : ALSO_WORDS, page.text).flatMap((line) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const [whole, name] = match;
      const before = line.slice(Math.max(0, match.index - BEFORE), match.index);
      // A dot between ends the sentence about the brand.
      const sentence = before.split(/[.!?]\s/u).at(-1) ?? "";
      const between = afterBrand(sentence);
      if (name === undefined || between === undefined || ANOTHER.test(between)) return [];
      if (between.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length > MOST_BETWEEN) return [];
      if (POSITION.test(line.slice(match.index + whole.length))) return [];
      return [{ name, former, quote: `${sentence}${whole}`.trim(), page }];
    }),
  );
}

/** Most pages have none of the words: looking for each is quicker than matching all at every letter. */
function linesWith(words: readonly string[], text: string): string[] {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word.toLowerCase())) ? text.split("\n") : [];
}
