import { WORLD } from "@marque/lexicon";
import { countries as dataset } from "countries-list";

interface Country {
  name: string;
  native: string;
  languages: readonly string[];
  currency: readonly string[];
  alias?: readonly string[];
}

const COUNTRIES: ReadonlyMap<string, Country> = new Map<string, Country>(Object.entries(dataset));
const GENERIC: ReadonlySet<string> = new Set(WORLD.domains.genericCountryCodes);
const OTHER_ENDINGS: ReadonlyMap<string, string> = new Map(Object.entries(WORLD.countries.otherEndings));
/** Every Norwegian is `nb` here, as its file is; pages and the dataset say `no` and `nn` as well. */
const WRITTEN: ReadonlyMap<string, string> = new Map([
  ["no", "nb"],
  ["nn", "nb"],
]);
const LONGEST_NAME = 60;

/** The primary subtag that this project's files use. */
export const writtenLanguage = (subtag: string): string => WRITTEN.get(subtag) ?? subtag;

/** The English name of an ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string => COUNTRIES.get(code)?.name ?? code;

/** Every country that has a language among its own, by the language's primary subtag. */
const SPEAKERS = grouped((country) => country.languages.map(writtenLanguage));
export const countriesSpeaking = (subtag: string): readonly string[] => SPEAKERS.get(subtag) ?? [];

/** Every country that pays with a currency, by its ISO 4217 code. */
const PAYERS = grouped((country) => country.currency.slice(0, 1));
export const countriesPaying = (currency: string): readonly string[] => PAYERS.get(currency) ?? [];

/** What a country pays with, by its ISO 4217 code. */
export const currencyOf = (code: string): string | undefined => COUNTRIES.get(code)?.currency[0];

/** The languages of a country, main first, by their primary subtags. */
export const languagesOf = (code: string): readonly string[] => [
  ...new Set((COUNTRIES.get(code)?.languages ?? []).map(writtenLanguage)),
];

/** The country of a top-level domain; `undefined` for one that is used by everybody. */
export function countryOfEnding(ending: string): string | undefined {
  const other = OTHER_ENDINGS.get(ending);
  if (other !== undefined || GENERIC.has(ending)) return other;
  const code = ending.toUpperCase();
  return COUNTRIES.has(code) ? code : undefined;
}

/**
 * The country that a text names: its ISO 3166-1 alpha-2 code, or its name in English, in its own language, or in the
 * language given (Unicode CLDR, as the runtime has it).
 */
export function countryNamed(text: string, language: string | undefined): string | undefined {
  const written = text.trim().replace(/[.,;]$/, "");
  if (written.length < 2 || written.length > LONGEST_NAME) return undefined;
  if (/^[A-Z]{2}$/.test(written)) return COUNTRIES.has(written) ? written : OTHER_ENDINGS.get(written.toLowerCase());
  const key = written.toLowerCase();
  return OWN_NAMES.get(key) ?? (language === undefined ? undefined : namesIn(language).get(key));
}

const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ...[...COUNTRIES].flatMap(([code, { name, native, alias = [] }]) =>
    [name, native, ...alias].map((each): [string, string] => [each.toLowerCase(), code]),
  ),
  ...Object.entries(WORLD.countries.otherNames),
]);

const namesByLanguage = new Map<string, ReadonlyMap<string, string>>();
/** Of the 180 languages with a primary subtag, a process meets a few. */
const MOST_LANGUAGES = 60;

function namesIn(language: string): ReadonlyMap<string, string> {
  const known = namesByLanguage.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  if (/^[a-z]{2,3}$/.test(language)) {
    const display = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
    for (const code of COUNTRIES.keys()) {
      const name = display.of(code);
      if (name !== undefined) names.set(name.toLowerCase(), code);
    }
  }
  if (namesByLanguage.size < MOST_LANGUAGES) namesByLanguage.set(language, names);
  return names;
}

function grouped(keysOf: (country: Country) => readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [code, country] of COUNTRIES)
    for (const key of new Set(keysOf(country))) groups.set(key, [...(groups.get(key) ?? []), code]);
  return groups;
}
