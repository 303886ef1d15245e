import { languageOf } from "@marque/lexicon";
import { nameAt } from "./name";

/**
 * How a phrase speaks of a name: `compared` with the brand (`Acme vs Foo`), as one of two (`Acme or Foo`, which is also said
 * of `Acme or Your Money Back`), or as what is `left` for another (`switch from Foo`, also said of London and of meat).
 */
export type Speaking = "compared" | "either" | "left";

interface Phrase {
  speaking: Speaking;
  /** The words on both sides of the name; one of them may be empty. */
  before: readonly string[];
  after: readonly string[];
}

/** A word of a phrase by which it is found, and where in the phrase it stands. */
interface Anchored {
  phrase: Phrase;
  side: "before" | "after";
  offset: number;
}

export interface PhrasesOfLanguage {
  byWord: ReadonlyMap<string, readonly Anchored[]>;
  /** `-alternative`, which hangs on the name. */
  endings: readonly string[];
}

const US = "{us}";
const THEM = "{them}";
const LONGEST_TEXT = 300;
/** A name and the words before it that belong to none (`the best open-source`). */
const MOST_WORDS = 12;
const PARTS = /[|:?!•·»]|\s[–—-]\s|\.\s|,\s|\(/u;

/**
 * The phrases of these languages. Not of every language: Dutch "of" is "or", so that "History of Acme" would name a
 * competitor.
 */
export function phrasesOf(languages: readonly string[]): PhrasesOfLanguage {
  const byWord = new Map<string, Anchored[]>();
  const endings = new Set<string>();
  for (const language of new Set(languages)) {
    const found = languageOf(language)?.comparisons;
    for (const speaking of ["compared", "either", "left"] as const)
      for (const pattern of found?.[speaking] ?? []) {
        const words = pattern.replace(`${THEM}-`, `${THEM} -`).split(" ");
        const at = words.indexOf(THEM);
        const phrase = { speaking, before: words.slice(0, at), after: words.slice(at + 1) };
        const side = phrase.before.some((word) => word !== US) ? "before" : "after";
        const offset = phrase[side].findIndex((word) => word !== US);
        const anchor = phrase[side][offset] ?? "";
        if (anchor.startsWith("-")) endings.add(anchor);
        byWord.set(anchor, [...(byWord.get(anchor) ?? []), { phrase, side, offset }]);
      }
  }
  return { byWord, endings: [...endings] };
}

/** How the brand may be written, by the first word, longest first. */
export type OwnWords = ReadonlyMap<string, readonly (readonly string[])[]>;

export function ownWords(names: readonly string[]): OwnWords {
  const byFirst = new Map<string, string[][]>();
  for (const name of names) {
    const words = name.toLowerCase().split(/\s+/);
    const [first = ""] = words;
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    );
  }
  return byFirst;
}

/** Whether a text holds a word of a phrase: most hold none. */
export const mayCompare = (text: string, { byWord, endings }: PhrasesOfLanguage): boolean =>
  text
    .slice(0, LONGEST_TEXT)
    .toLowerCase()
    .split(/[\s.]+/)
    .some((word) => byWord.has(word) || endings.some((ending) => word.endsWith(ending)));

/** Names that a heading, title or link text speaks of as somebody to buy from instead. Reads its first 300 characters. */
export function namesInText(
  text: string,
  { byWord, endings }: PhrasesOfLanguage,
  own: OwnWords,
): { name: string; speaking: Speaking }[] {
  if (!mayCompare(text, { byWord, endings })) return [];
  const parts = text
    .slice(0, LONGEST_TEXT)
    .replace(/["“”„«‘’™®]/g, " ")
    .replace(/\bvs\./gi, "vs")
    .split(PARTS);
  return parts.flatMap((part) => {
    const words = withoutEndings(part.split(/\s+/), endings);
    return inPart(withBrand(words, own), byWord);
  });
}

interface Word {
  written: string;
  /** Lower case; the brand's name is `{us}`. */
  plain: string;
}

function inPart(words: readonly Word[], byWord: PhrasesOfLanguage["byWord"]): { name: string; speaking: Speaking }[] {
  const done = new Set<Phrase>();
  return words.flatMap(({ plain }, at) =>
    (byWord.get(plain) ?? []).flatMap(({ phrase, side, offset }) => {
      const captured = done.has(phrase) ? undefined : capture(words, phrase, side, at - offset);
      if (captured === undefined) return [];
      done.add(phrase);
      // "Acme vs Foo vs Bar" names two.
      const end = phrase.before.length === 0 ? "end" : "start";
      return captured
        .split(/\s(?:vs|versus)\s/iu)
        .flatMap((each) => nameAt(end, each) ?? [])
        .map((name) => ({ name, speaking: phrase.speaking }));
    }),
  );
}

/** What stands at the name's place, when a side of the phrase is at `start`. */
function capture(
  words: readonly Word[],
  { before, after }: Phrase,
  side: Anchored["side"],
  start: number,
): string | undefined {
  const isAt = (phrase: readonly string[], from: number) =>
    from >= 0 && phrase.every((word, index) => words[from + index]?.plain === word);
  if (!isAt(side === "before" ? before : after, start)) return undefined;
  let from = 0;
  let to = start;
  if (side === "before") {
    from = start + before.length;
    to = from + 1;
    while (to < words.length && (after.length === 0 || !isAt(after, to))) to += 1;
    if (after.length > 0 && to >= words.length) return undefined;
  }
  const captured = words.slice(from, to).map(({ written }) => written);
  if (captured.length === 0) return undefined;
  return (before.length === 0 ? captured.slice(-MOST_WORDS) : captured.slice(0, MOST_WORDS)).join(" ");
}

/** `Lexware-Alternative` as two words. */
const withoutEndings = (words: readonly string[], endings: readonly string[]): string[] =>
  words.flatMap((word) => {
    if (word === "") return [];
    const ending = endings.find((each) => word.length > each.length && word.toLowerCase().endsWith(each));
    return ending === undefined ? [word] : [word.slice(0, -ending.length), word.slice(-ending.length)];
  });

function withBrand(words: readonly string[], own: OwnWords): Word[] {
  const lower = words.map((word) => word.toLowerCase());
  const found: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const name = own.get(lower[at] ?? "")?.find((each) => each.every((word, index) => lower[at + index] === word));
    const length = name?.length ?? 1;
    found.push({ written: words.slice(at, at + length).join(" "), plain: name === undefined ? (lower[at] ?? "") : US });
    at += length;
  }
  return found;
}
