import type { PageReading } from "../facts";
import alsoWords from "./also-words.json";
import formerWords from "./former-words.json";

/** A name that a text says the brand has or had. */
export interface SpokenName {
  name: string;
  former: boolean;
  quote: string;
  page: PageReading;
}

const escaped = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
const NAME =
  "[\"“”„«‘']?(?:the |die |der |das |le |la )?([\\p{Lu}\\p{Lo}\\d][\\p{L}\\p{M}\\d&+'’-]*(?:[. ](?=[\\p{Lu}\\p{Lo}\\d&])[\\p{L}\\p{M}\\d&+'’-]+){0,3})";
/** The flag for case holds for the words, not for the name: names have capitals. */
const anyCase = (words: readonly string[]) =>
  escaped(words.flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)]));
const FORMER = new RegExp(`(?<![\\p{L}])(?:${anyCase(formerWords)})[ :]+${NAME}`, "gu");
const ALSO = new RegExp(`(?<![\\p{L}])(?:${anyCase(alsoWords)})[ :]+${NAME}`, "gu");
/** Other people's and places' names are called otherwise as well; only a sentence about the brand counts. */
const BEFORE = 120;

/** Names in the pages' text: `Acme (formerly known as Apex)`, `Acme, früher Apex`. */
export function spokenNames(readings: readonly PageReading[], isBrand: (text: string) => boolean): SpokenName[] {
  return readings
    .filter(({ kind }) => kind === "home" || kind === "about" || kind === "legal" || kind === "contact")
    .flatMap((page) => [...inText(page, FORMER, true, isBrand), ...inText(page, ALSO, false, isBrand)]);
}

function inText(page: PageReading, pattern: RegExp, former: boolean, isBrand: (text: string) => boolean): SpokenName[] {
  return page.text.split("\n").flatMap((line) =>
    [...line.matchAll(pattern)].flatMap((match) => {
      const [whole, name] = match;
      const before = line.slice(Math.max(0, match.index - BEFORE), match.index);
      // A dot between ends the sentence about the brand.
      const sentence = before.split(/[.!?]\s/u).at(-1) ?? "";
      if (name === undefined || !isBrand(sentence)) return [];
      return [{ name, former, quote: `${sentence}${whole}`.trim(), page }];
    }),
  );
}
