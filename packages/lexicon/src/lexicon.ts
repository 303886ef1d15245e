import world from "../data/world.json" with { type: "json" };
import { files } from "./generated/languages";
import type { LanguageFile } from "./language-file";
import { NO_TEMPLATES, type PromptWords, promptWords } from "./prompt-words";
import type { WorldFile } from "./world-file";

/** What is known of each language, by its primary subtag (RFC 5646): `de`, `pl`. */
export const LANGUAGES: ReadonlyMap<string, LanguageFile> = new Map(Object.entries(files));

/** What is known whatever the language. */
export const WORLD: WorldFile = world;

const BY_OTHER_TAG: ReadonlyMap<string, LanguageFile> = new Map(
  [...LANGUAGES.values()].flatMap((file) => (file.alsoTagged ?? []).map((tag): [string, LanguageFile] => [tag, file])),
);

/** What is known of the language with a primary subtag; Norwegian is `nb`, and tagged `no` as often. */
export const languageOf = (subtag: string): LanguageFile | undefined =>
  LANGUAGES.get(subtag) ?? BY_OTHER_TAG.get(subtag);

/** The words of one kind in every language, each once. */
export const inAnyLanguage = (select: (file: LanguageFile) => readonly string[] | undefined): string[] => [
  ...new Set([...LANGUAGES.values()].flatMap((file) => select(file) ?? [])),
];

/** The legal forms of every country that stand before a company's name, or behind it, each once. */
export const legalForms = (side: "before" | "after"): string[] => [
  ...new Set(Object.values(WORLD.legalForms).flatMap((forms) => forms[side] ?? [])),
];

const NEEDED = promptWords.keyof().options.filter((part) => !promptWords.shape[part].safeParse(undefined).success);

const writesPrompts = (file: LanguageFile): file is LanguageFile & PromptWords =>
  NEEDED.every((part) => file[part] !== undefined);

/** What it takes to write prompts in a language; `undefined` for one whose file can't do so. */
export function promptWordsOf(subtag: string): PromptWords | undefined {
  const file = LANGUAGES.get(subtag);
  return file !== undefined && writesPrompts(file) ? file : undefined;
}

const asking = new Map<string, PromptWords>();

/** What it takes to ask what was written in a language, without templates; `undefined` for one whose file has none of it. */
export function askingWordsOf(subtag: string): PromptWords | undefined {
  const file = LANGUAGES.get(subtag)?.asking;
  if (file === undefined) return undefined;
  const known = asking.get(subtag) ?? { ...NO_TEMPLATES, ...file };
  asking.set(subtag, known);
  return known;
}

/** The languages that prompts are written in. */
export const PROMPT_LANGUAGES: readonly string[] = [...LANGUAGES.keys()].filter(
  (subtag) => promptWordsOf(subtag) !== undefined,
);
