export { anyOf } from "./any-of";
export type { LanguageFile } from "./language-file";
export { askingWordsOf, inAnyLanguage, LANGUAGES, languageOf, legalForms, promptWordsOf, WORLD } from "./lexicon";
export type { Intent, Kind, PromptWords, TemplateSet } from "./prompt-words";
