import type { Language } from "../language/language";

/** What a phrase is in grammar, as far as its last word tells. */
export type Form = "plural" | "mass" | "singular" | "unknown";

const ends = (word: string, endings: readonly string[]): boolean => endings.some((ending) => word.endsWith(ending));

/** The form of a phrase by its last word; `unknown` fits only the questions that take any form. */
export function formOf(phrase: string, language: Language): Form {
  const last = phrase.split(/[\s-]/u).at(-1) ?? "";
  if (language.mass.includes(last)) return "mass";
  if (language.countable.includes(last)) return "singular";
  if (ends(last, language.pluralEndings) && !ends(last, language.singularEndings)) return "plural";
  if (ends(last, language.massEndings)) return "mass";
  return "unknown";
}

const VOWEL_SOUND = /^[aeio]/i;

/** What fills the placeholders of a template for a phrase of a form. */
export function wordsFor(phrase: string, form: Form): Record<string, string> {
  const words: Record<string, string> = { topic: phrase };
  if (form === "plural" || form === "mass") words.several = phrase;
  if (form === "plural") words.plural = phrase;
  if (form === "mass") words.mass = phrase;
  if (form === "singular") {
    words.singular = phrase;
    words["a singular"] = `${VOWEL_SOUND.test(phrase) ? "an" : "a"} ${phrase}`;
  }
  return words;
}

/** The template with its placeholders filled; `undefined` when one of them has nothing to fill it. */
export function fill(template: string, words: Record<string, string>): string | undefined {
  let missing = false;
  const filled = template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) missing = true;
    return word ?? "";
  });
  return missing ? undefined : filled;
}
