// @ts-check
// npm run lexicon:index: one module that imports every file of data/languages, so that a new language is one new file.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";

const LANGUAGES = new URL("../data/languages/", import.meta.url);
const GENERATED = new URL("../src/generated/", import.meta.url);

const subtags = readdirSync(LANGUAGES)
  .flatMap((name) => /^([a-z]{2,3})\.json$/.exec(name)?.[1] ?? [])
  .sort();
const lines = [
  "// Made by npm run lexicon:index, which every start and test runs.",
  ...subtags.map((subtag) => `import ${subtag}_ from "../../data/languages/${subtag}.json" with { type: "json" };`),
  'import type { LanguageFile } from "../language-file";',
  "",
  "/** Every language file by its name; the compiler checks each against the schema's type. */",
  "export const files: Readonly<Record<string, LanguageFile>> = {",
  ...subtags.map((subtag) => `  ${subtag}: ${subtag}_,`),
  "};",
];
mkdirSync(GENERATED, { recursive: true });
writeFileSync(new URL("languages.ts", GENERATED), `${lines.join("\n")}\n`);
