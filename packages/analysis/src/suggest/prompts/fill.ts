import type { PromptWords } from "@marque/lexicon";
import { isValueSlot, SUBJECT_SLOT, type Subject, type Template, type Values } from "./theme";
import type { Words } from "./words";

/** Whether a subject's form fits the slot that a template has for it. */
export function fits({ text }: Template, { name, form, singular }: Subject, { language }: Words): boolean {
  const [first = ""] = name.split(" ");
  const inflected = name.includes(" ") && language.inflectedEndings.some((ending) => first.endsWith(ending));
  if (inflected && !text.startsWith("{topic}")) return false;
  const slot = SUBJECT_SLOT.exec(text)?.[1];
  switch (slot) {
    case "plural":
      return form === "plural";
    case "mass":
      return form === "mass";
    case "several":
      return form === "plural" || form === "mass";
    case "singular":
      return singular !== undefined;
    case "a singular":
      return singular !== undefined && Object.keys(language.indefinite).length > 0;
    default:
      return true;
  }
}

/** A template with its slots filled; `values` holds one for each slot in it. */
export function fill(
  { text }: Template,
  { name, singular = name }: Pick<Subject, "name" | "singular">,
  values: Values,
  { language }: Words,
): string {
  return text.replace(/\{([a-z ]+)\}/g, (_, slot: string) => {
    if (slot === "singular") return singular;
    if (slot === "a singular") return `${articleOf(singular, language)} ${singular}`;
    return isValueSlot(slot) ? (values[slot] ?? "") : name;
  });
}

const LONGEST_BEGINNING = 8;

/** `a` or `an`, and what other languages have for it. */
function articleOf(word: string, { indefinite }: PromptWords): string {
  for (let length = LONGEST_BEGINNING; length > 0; length -= 1) {
    const article = indefinite[`${word} `.slice(0, length)];
    if (article !== undefined) return article;
  }
  return indefinite[""] ?? "";
}
