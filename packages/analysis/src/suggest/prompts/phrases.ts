import { lower, type Words } from "./words";

const LONGEST_PHRASE = 4;
const WORD = /^\p{L}(?:[\p{L}\p{M}'-]*[\p{L}\p{M}])?$/u;
const LONGEST_TEXT = 600;
/** Compounds of German have up to some forty letters. */
const LONGEST_WORD = 40;

const splitWords = (text: string): string[] =>
  text
    .replace(/[’‘`´]/g, "'")
    .split(/\s+/)
    .filter((word) => word !== "");

/** Whether words in a row are a noun phrase as far as word lists can tell. */
function isPhrase(row: readonly string[], words: Words): boolean {
  const first = row[0];
  const last = row.at(-1);
  if (first === undefined || last === undefined || row.length > LONGEST_PHRASE) return false;
  return (
    row.every(
      (word) => word.length <= LONGEST_WORD && WORD.test(word) && !words.stopwords.has(word) && !words.junk.has(word),
    ) &&
    !words.connectors.has(first) &&
    !words.connectors.has(last) &&
    row.join("").length > 2 &&
    new Set(row).size === row.length
  );
}

/** Phrases that a label like a category is: "Shop Trail Shoes & Boots" gives "trail shoes" and "boots". */
export function labelPhrases(label: string, words: Words): string[] {
  if (/[.!?…]$/.test(label.trim())) return [];
  return label.split(words.joint).flatMap((part) => {
    const row = splitWords(lower(part, words.subtag));
    const from = row.findIndex((word) => !words.language.strip.includes(word));
    const rest = from < 0 ? [] : row.slice(from);
    const last = splitWords(part).at(-1) ?? "";
    if (words.language.nounsAreCapitalised && !/^\p{Lu}/u.test(last)) return [];
    return isPhrase(rest, words) ? [rest.join(" ")] : [];
  });
}

/** Stretches of a running text between stopwords and punctuation, in which every word could be part of a phrase. */
function stretches(text: string, words: Words): string[][] {
  return text.split(/[.,;:!?()|"“”„•·–—]+|\s-\s/u).flatMap((part) => {
    const rows: string[][] = [[]];
    for (const word of splitWords(part)) {
      const plain = lower(word, words.subtag);
      if (WORD.test(plain) && !words.stopwords.has(plain) && !words.junk.has(plain)) rows.at(-1)?.push(word);
      else rows.push([]);
    }
    return rows.filter((row) => row.length > 0);
  });
}

/** Every phrase of a running text, and those of them that name a kind of software, which are topics by themselves. */
export function textPhrases(text: string, words: Words): { phrases: string[]; software: string[] } {
  const phrases: string[] = [];
  const software: string[] = [];
  for (const row of stretches(text.slice(0, LONGEST_TEXT), words)) {
    const plain = row.map((word) => lower(word, words.subtag));
    for (let from = 0; from < row.length; from += 1) {
      for (let to = from + 1; to <= Math.min(row.length, from + LONGEST_PHRASE); to += 1) {
        const noun = !words.language.nounsAreCapitalised || /^\p{Lu}/u.test(row[to - 1] ?? "");
        const part = plain.slice(from, to);
        if (!noun || !isPhrase(part, words)) continue;
        phrases.push(part.join(" "));
      }
    }
    const head = plain.findIndex((word) => words.heads.has(word));
    const part = words.language.headFirst ? plain.slice(head, head + 3) : plain.slice(Math.max(0, head - 2), head + 1);
    if (head >= 0 && part.length > 1 && isPhrase(part, words)) software.push(part.join(" "));
  }
  return { phrases, software };
}
