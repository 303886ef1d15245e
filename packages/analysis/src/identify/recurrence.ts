import type { PageReading } from "../facts";

/** More occurrences convince nobody further. */
const MOST = 3;

/** How often, up to three times, the pages' texts use a name as one: with its capitals, and not more often without them. */
export function recurrence(name: string, readings: readonly PageReading[]): number {
  if (name.length < 3 || name === name.toLowerCase()) return 0;
  const texts = readings.flatMap(({ text, facts }) => [
    text,
    ...facts.filter(({ kind }) => kind === "description").map(({ value }) => value),
  ]);
  let used = 0;
  let common = 0;
  for (const text of texts) {
    used += occurrences(text, name);
    common += occurrences(text, name.toLowerCase());
  }
  return common > used ? 0 : Math.min(MOST, used);
}

function occurrences(text: string, words: string): number {
  let count = 0;
  for (let at = text.indexOf(words); at !== -1 && count <= MOST; at = text.indexOf(words, at + words.length))
    if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ""}${text[at + words.length] ?? ""}`)) count += 1;
  return count;
}
