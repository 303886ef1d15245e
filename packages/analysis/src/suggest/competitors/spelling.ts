import type { PageReading } from "../../facts";

const SEPARATOR = "[\\s.'’&-]?";
const LONGEST = 40;

/** Everything that the pages say in words, where a name may stand in its own spelling. */
export const wordsOf = (readings: readonly PageReading[]): string =>
  readings
    .flatMap((reading) => [
      ...reading.headings,
      ...reading.facts.map((fact) => fact.value),
      ...reading.links.map((link) => link.text),
      reading.text,
    ])
    .join("\n");

/** The spelling of a squashed name in running words: `hubspot` is `HubSpot` there. Only spellings with a capital count. */
export function spellingIn(words: string, squashed: string): string | undefined {
  if (squashed === "" || squashed.length > LONGEST || !/^[\p{L}\p{N}]+$/u.test(squashed)) return undefined;
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])${[...squashed].join(SEPARATOR)}(?![\\p{L}\\p{N}])`, "giu");
  const counts = new Map<string, number>();
  for (const [found] of words.matchAll(expression)) {
    if (/\p{Lu}/u.test(found) && !found.includes("\n")) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  // All-capital spellings are mostly styling, so they give way to any other.
  const rank = ([spelling, count]: [string, number]) => count - (spelling === spelling.toUpperCase() ? 1000 : 0);
  return [...counts].sort((a, b) => rank(b) - rank(a))[0]?.[0];
}
