import type { PageReading } from "../../findings";

const LONGEST = 40;
/** Three times what the pages of an analysis hold when they are long; so many are read in some 30 ms. */
const MOST_READ = 300_000;
const WORD = /[\p{L}\p{N}]+/gu;
const BETWEEN = /^[\s.'’&-]$/u;

/** Everything that the pages say in words, where a name may stand in its own spelling. */
export const wordsOf = (readings: readonly PageReading[]): string[] =>
  readings.flatMap((reading) => [
    ...reading.headings,
    ...reading.facts.map((fact) => fact.value),
    ...reading.links.map((link) => link.text),
    ...reading.text.split("\n"),
  ]);

/**
 * How the pages write names that are known in small letters without spaces: `hubspot` is `HubSpot` there. Only spellings
 * with a capital count; the most frequent one is had. One pass over the lines.
 */
export function spellingsIn(lines: Iterable<string>, squashed: Iterable<string>): Map<string, string> {
  const { wanted, begun } = searched(squashed);
  const counts = new Map<string, Map<string, number>>();
  let read = 0;
  for (const line of wanted.size === 0 ? [] : lines) {
    read += line.length;
    if (read > MOST_READ) break;
    for (const { name, found } of written(line, wanted, begun)) {
      if (!/\p{Lu}/u.test(found)) continue;
      const spellings = counts.get(name) ?? new Map<string, number>();
      counts.set(name, spellings);
      spellings.set(found, (spellings.get(found) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([name, spellings]) => [name, best(spellings)]));
}

/** The names, and everything that one of them begins with, so that a search can end early. */
function searched(squashed: Iterable<string>): { wanted: ReadonlySet<string>; begun: ReadonlySet<string> } {
  const wanted = new Set([...squashed].filter((name) => name !== "" && name.length <= LONGEST));
  const begun = new Set<string>();
  for (const name of wanted) for (let end = 1; end <= name.length; end += 1) begun.add(name.slice(0, end));
  return { wanted, begun };
}

/** Where a line writes one of the names, in one word or several. */
function* written(
  line: string,
  wanted: ReadonlySet<string>,
  begun: ReadonlySet<string>,
): Generator<{ name: string; found: string }> {
  const words = [...line.matchAll(WORD)];
  for (const [at, first] of words.entries()) {
    let name = "";
    for (let next = at; next < words.length; next += 1) {
      const word = words[next];
      const end = words[next - 1];
      if (word === undefined) break;
      if (next > at && end !== undefined && !BETWEEN.test(line.slice(end.index + end[0].length, word.index))) break;
      name += word[0].toLowerCase();
      if (!begun.has(name)) break;
      if (wanted.has(name)) yield { name, found: line.slice(first.index, word.index + word[0].length) };
    }
  }
}

/** All-capital spellings are mostly styling, so they give way to any other. */
function best(spellings: ReadonlyMap<string, number>): string {
  const rank = ([spelling, count]: readonly [string, number]) =>
    count - (spelling === spelling.toUpperCase() ? 1000 : 0);
  return [...spellings].sort((one, other) => rank(other) - rank(one))[0]?.[0] ?? "";
}
