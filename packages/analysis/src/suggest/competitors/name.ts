import { inAnyLanguage, WORLD } from "@marque/lexicon";
import { nameKey } from "@marque/schema";

const NOT_NAMES = inAnyLanguage(({ rivals }) => rivals?.notNames);
const WHOLE: ReadonlySet<string> = new Set([...WORLD.networks.names, ...NOT_NAMES].map(nameKey));
const LEADING: ReadonlySet<string> = new Set(inAnyLanguage(({ rivals }) => rivals?.before));
const ENDING: ReadonlySet<string> = new Set(inAnyLanguage(({ rivals }) => rivals?.after));
const LONGEST_WORDS = 4;
const LONGEST = 60;

/** A word that stands like a name: capital, digit, inner capital (`iZettle`) or a domain (`monday.com`). */
const standsLikeName = (word: string): boolean => /^[\p{Lu}\p{N}]|\p{Ll}\p{Lu}|^[\p{L}\p{N}-]+\.[a-z]{2,}$/u.test(word);

const trimMarks = (word: string): string =>
  word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+!]+$/gu, "").replace(/['’]s$/u, "");

/** Whether this can be the name of a company rather than a generic word. */
export function isName(name: string): boolean {
  const key = nameKey(name);
  return (
    key.length > 1 && name.length <= LONGEST && !/^\d+$/.test(key) && !WHOLE.has(key) && /^[\p{L}\p{N}]/u.test(name)
  );
}

/**
 * The name at one end of a text: after `vs` it is the first words, before `alternative` the last. Words count as long as
 * they stand like names, so that `Foo compares` gives `Foo`.
 */
export function nameAt(end: "start" | "end", text: string): string | undefined {
  const words = text
    .split(/\s+/)
    .map(trimMarks)
    .filter((word) => word !== "");
  const inOrder =
    end === "start" ? words.slice(words.findIndex((word) => !LEADING.has(word.toLowerCase()))) : words.reverse();
  const taken: string[] = [];
  for (const word of inOrder) {
    const plain = word.toLowerCase();
    if (!standsLikeName(word) || ENDING.has(plain) || LEADING.has(plain)) break;
    taken.push(word);
  }
  const name = (end === "start" ? taken : taken.reverse()).join(" ");
  return taken.length <= LONGEST_WORDS && isName(name) ? name : undefined;
}

/** `hub-spot` → `Hub Spot`, for a name that no text spells. */
export const nameOfSlug = (slug: string): string =>
  slug
    .split(/[-_]+/)
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
