import type { PromptWords } from "@marque/lexicon";

/** Words of the longest phrase that a dialect has another one for. */
const LONGEST_PHRASE = 4;

type Dialect = NonNullable<PromptWords["dialects"]>[number];
const phrases = new WeakMap<Dialect, ReadonlyMap<string, string>>();

/** Writes a question as it is written in a country: "winter tires" are "winter tyres" in Britain. */
export function inDialect({ dialects = [] }: PromptWords, country: string | null): (text: string) => string {
  const dialect = country === null ? undefined : dialects.find(({ countries }) => countries.includes(country));
  if (dialect === undefined) return (text) => text;
  const known = phrases.get(dialect) ?? new Map(Object.entries(dialect.words));
  phrases.set(dialect, known);
  return (text) => {
    const row = text.split(" ");
    const written: string[] = [];
    for (let at = 0; at < row.length; ) {
      const found = longestAt(row, at, known);
      written.push(found?.instead ?? row[at] ?? "");
      at += found?.words ?? 1;
    }
    return written.join(" ");
  };
}

function longestAt(
  row: readonly string[],
  at: number,
  known: ReadonlyMap<string, string>,
): { words: number; instead: string } | undefined {
  for (let words = Math.min(LONGEST_PHRASE, row.length - at); words > 0; words -= 1) {
    const phrase = row.slice(at, at + words).join(" ");
    const end = phrase.endsWith(",") ? "," : "";
    const instead = known.get(end === "" ? phrase : phrase.slice(0, -1));
    if (instead !== undefined) return { words, instead: instead + end };
  }
  return undefined;
}
