import type { Language } from "@marque/schema";
import { countryName } from "../countries";
import german from "./messages.de.json" with { type: "json" };
import english from "./messages.en.json" with { type: "json" };
import spanish from "./messages.es.json" with { type: "json" };
import french from "./messages.fr.json" with { type: "json" };

/** What can be said: one sentence or part of one for each code, in each language. */
export type MessageCode = keyof typeof english;
/** Where the words depend on a number, `{count}`, one for each plural category of the language (Unicode CLDR). */
type Template = string | Readonly<Record<string, string>>;
export type Messages = Readonly<Record<MessageCode, Template>>;

/** Something that can be said in any language: its code, and what fills its slots. */
export interface Said {
  code: MessageCode;
  params: Readonly<Record<string, Param>>;
}
type Param = string | number | readonly string[] | Said;

/** Puts it into words. */
export type Say = (code: MessageCode, params?: Said["params"]) => string;

const MESSAGES: Readonly<Record<Language, Messages>> = { en: english, de: german, fr: french, es: spanish };

const isCode = (text: string): text is MessageCode => Object.hasOwn(english, text);

/** A parameter that is a country: its ISO 3166-1 alpha-2 code, named in the language. */
export const countryParam = (code: string): string => `${COUNTRY}${code}`;
const COUNTRY = "country:";

function createSay(language: Language): Say {
  const plurals = new Intl.PluralRules(language);
  const countries = new Intl.DisplayNames([language], { type: "region" });
  const numbers = new Intl.NumberFormat(language, { useGrouping: false });
  const named = (country: string) => (language === "en" ? countryName(country) : (countries.of(country) ?? country));
  const shown = (value: Param): string => {
    if (typeof value === "number") return numbers.format(value);
    if (typeof value === "string")
      return isCode(value) ? say(value) : value.startsWith(COUNTRY) ? named(value.slice(COUNTRY.length)) : value;
    return "code" in value ? say(value.code, value.params) : value.join(", ");
  };
  const say: Say = (code, params = {}) => {
    const template: Template = MESSAGES[language][code];
    const words =
      typeof template === "string"
        ? template
        : (template[plurals.select(Number(params.count))] ?? template.other ?? "");
    return words.replace(/\{(\w+)\}/g, (_, slot: string) => shown(params[slot] ?? ""));
  };
  return say;
}

const spoken = new Map<Language, Say>();

/**
 * How a language says things: `{host}` stands for a parameter. A parameter that is itself a code (`page.home`), or a code
 * with parameters of its own, is said in words as well; a list is joined with commas. A slot without a parameter is left out.
 */
export function sayIn(language: Language): Say {
  const say = spoken.get(language) ?? createSay(language);
  spoken.set(language, say);
  return say;
}
