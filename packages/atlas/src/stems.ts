import { readFileSync } from "node:fs";
import { STEM_LANGUAGES, type StemLanguage } from "./category-file";

/** By language and the id of a category the beginnings of words that give it away. */
export type Stems = ReadonlyMap<StemLanguage, ReadonlyMap<string, readonly string[]>>;

/** Letters. */
const LONGEST_STEM = 40;

/**
 * Reads a file of stems: `dentists: stomatolog, dentyst`, a line for each category.
 *
 * @throws Error naming the line that is of another form.
 */
export function readStemsFile(text: string): Map<string, string[]> {
  const stems = new Map<string, string[]>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line === "") continue;
    const [id = "", told = ""] = line.split(": ");
    const own = told.split(", ");
    const isWrong = own.some((stem) => stem.length < 2 || stem.length > LONGEST_STEM || stem !== stem.toLowerCase());
    if (stems.has(id) || isWrong || new Set(own).size < own.length)
      throw new Error(`line ${index + 1}: must be a category once, a colon and its stems, lower case: ${line}`);
    stems.set(id, own);
  }
  return stems;
}

/**
 * The stems of every language: `stems/<language>.txt`.
 *
 * @throws Error naming the line that is of another form.
 */
export const readStems = (): Stems =>
  new Map(
    STEM_LANGUAGES.map((language) => {
      const file = new URL(`../stems/${language}.txt`, import.meta.url);
      return [language, readStemsFile(readFileSync(file, "utf8"))];
    }),
  );
