import { anyOf, type PromptWords, promptWordsOf } from "@marque/lexicon";

/** The words of one site: its language with the sets that are looked up often. */
export interface Words {
  /** Primary subtag, for lower-casing: Turkish has its own. */
  subtag: string;
  language: PromptWords;
  stopwords: ReadonlySet<string>;
  junk: ReadonlySet<string>;
  connectors: ReadonlySet<string>;
  heads: ReadonlySet<string>;
  audiences: ReadonlySet<string>;
  food: ReadonlySet<string>;
  /** What tells no question from another: words of grammar, of praise and of comparison, and `software` or `tool`. */
  saysNothing: ReadonlySet<string>;
  /** Words by which a question gets a tag. */
  taggedBy: Readonly<Record<keyof PromptWords["taggedBy"], ReadonlySet<string>>>;
  /** What says that a question is for a class of price or of buyers. */
  priceClasses: Readonly<Record<keyof NonNullable<PromptWords["priceClasses"]>, RegExp>> | undefined;
  /** What stands between the parts of "shoes & boots" and "women and men". */
  joint: RegExp;
  /** What asks for something instead of whom everybody knows. */
  insteadOfLeaders: RegExp | undefined;
}

const prepared = new WeakMap<PromptWords, Words>();

/** A language's words prepared for look-up, once for a process. */
export function wordsOf(subtag: string, language: PromptWords): Words {
  const words = prepared.get(language) ?? prepare(subtag, language);
  prepared.set(language, words);
  return words;
}

const prepare = (subtag: string, language: PromptWords): Words => ({
  subtag,
  language,
  stopwords: new Set(language.stopwords),
  junk: new Set(language.junk),
  connectors: new Set(language.connectors),
  heads: new Set(language.heads),
  audiences: new Set(language.audiences),
  food: new Set(language.food),
  saysNothing: new Set([...language.stopwords, ...language.comparing, ...language.heads]),
  taggedBy: {
    pricing: new Set(language.taggedBy.pricing),
    alternatives: new Set(language.taggedBy.alternatives),
  },
  priceClasses: language.priceClasses && {
    cheap: beginning(language.priceClasses.cheap),
    dear: beginning(language.priceClasses.dear),
    small: beginning(language.priceClasses.small),
    large: beginning(language.priceClasses.large),
  },
  insteadOfLeaders:
    language.leaders === undefined
      ? undefined
      : new RegExp(`\\b(?:${language.leaders.instead.join("|")}) (?:${language.leaders.leaders.join("|")})\\b`, "u"),
  joint: new RegExp(`\\s(?:${language.joins.join("|")})\\s|[&+/,]`, "iu"),
});

/** Matches where a word of a text begins so. */
const beginning = (words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(words)})`, "u");

const IS_LOWER_ASCII = /^[ -@[-~]*$/;

/** Lower case in the language's own way, as far as a plain lower-casing leaves it unchanged. */
export function lower(text: string, subtag: string): string {
  // Most texts are so already, whatever the language.
  if (IS_LOWER_ASCII.test(text)) return text;
  const own = text.normalize("NFC").toLocaleLowerCase(subtag);
  return own === own.toLowerCase() ? own : own.toLowerCase();
}

/** The singular of a lower-case word by the language's rules; the word itself when none fits. */
export function singular(word: string, { language }: Words): string {
  if (word.length < 4 || language.singularEndings.some((ending) => word.endsWith(ending))) return word;
  const rule = language.singularRules.find(({ from }) => word.endsWith(from));
  return rule === undefined ? word : `${word.slice(0, word.length - rule.from.length)}${rule.to}`;
}

/** Whether two spellings are one phrase: `trail shoe` and `trail shoes` share a key, `women's` and `womens`. */
export const phraseKey = (phrase: string, words: Words): string =>
  phrase
    .replaceAll("'", "")
    .split(" ")
    .map((word) => singular(word, words))
    .join(" ");

export type Form = "plural" | "mass" | "singular" | "unknown";

/** The word that says what a phrase is: `shoes` of `running shoes`, `logiciel` of `logiciel de facturation`. */
export function headOf(phrase: string, { language }: Words): string {
  const all = phrase.split(" ");
  return (language.headFirst ? all[0] : all.at(-1)) ?? phrase;
}

/** The grammatical form of a phrase, `unknown` when a template had better not depend on it. */
export function formOf(phrase: string, words: Words): Form {
  const { language } = words;
  const head = headOf(phrase, words);
  if (language.mass.includes(head)) return "mass";
  if (language.countable.includes(head)) return "singular";
  const onlyLooksPlural = language.singularEndings.some((ending) => head.endsWith(ending));
  if (!onlyLooksPlural && language.pluralEndings.some((ending) => head.endsWith(ending))) return "plural";
  return language.massEndings.some((ending) => head.endsWith(ending)) ? "mass" : "unknown";
}

/** English, for a site whose language is unknown. */
export const ENGLISH: PromptWords = english();

function english(): PromptWords {
  const words = promptWordsOf("en");
  if (words === undefined) throw new Error("the lexicon has no English prompts");
  return words;
}
