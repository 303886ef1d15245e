import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageFile } from "./language-file";
import { LANGUAGES, promptWordsOf, WORLD } from "./lexicon";
import { promptWords } from "./prompt-words";
import { worldFile } from "./world-file";

const FOLDER = new URL("../data/languages/", import.meta.url);
const names = readdirSync(FOLDER);

test.each(names)("%s keeps the schema", (name) => {
  const { error } = languageFile.safeParse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8")));
  expect(error?.issues ?? []).toEqual([]);
});

test("the file of the world keeps the schema", () => {
  const { error } = worldFile.safeParse(
    JSON.parse(readFileSync(new URL("../data/world.json", import.meta.url), "utf8")),
  );
  expect(error?.issues ?? []).toEqual([]);
});

test("every file is a language by its primary subtag", () => {
  expect(names).toEqual(names.map((name) => /^[a-z]{2,3}\.json$/.exec(name)?.[0]));
  expect([...LANGUAGES.keys()].map((subtag) => `${subtag}.json`)).toEqual(names.toSorted());
});

test.each([...LANGUAGES])("%s has all that prompts need, or nothing of it", (subtag, file) => {
  const some = promptWords.keyof().options.some((part) => file[part] !== undefined);
  expect(some).toBe(promptWordsOf(subtag) !== undefined);
});

test("a number in a register has a name of one country", () => {
  const all = Object.values(WORLD.registrations).flat();
  expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
});
