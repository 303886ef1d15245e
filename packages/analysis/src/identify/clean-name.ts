import { anyOf, inAnyLanguage, type LanguageFile, legalForms, WORLD } from "@marque/lexicon";

type TitleWords = keyof NonNullable<LanguageFile["titles"]>;
const titleWords = (list: TitleWords) => inAnyLanguage(({ titles }) => titles?.[list]);
/** Signs that part a title: with a space on each side when they also stand inside names (`Acme-Apex`, `AC/DC`). */
const SEPARATORS =
  /\s*[|·»«›•‹→★⋆¦]\s*|\s+[-–—―:~/]+\s+|\s*[:：：]\s+|\s+::\s+|\s*[–—―|｜]\s*|\s*\.{3,}\s*|\s*[_＿]\s+/u;
const PREFIX = new RegExp(`^(?:${anyOf(titleWords("greetings"))})[\\s:]+`, "iu");
const SUFFIX = new RegExp(`[\\s,:–—-]+\\(?(?:${anyOf(titleWords("tails"))})\\)?$`, "iu");
const DANGLING = new RegExp(`(?:^|\\s)(?:${anyOf(titleWords("joiners"))})$`, "iu");
const SHOP_FIRST = new RegExp(`^(?:${anyOf(titleWords("shopFirst"))})\\s+`, "iu");
const COUNTRIES = anyOf([...WORLD.titles.countryCodes, ...titleWords("countries")]);
const COUNTRY = new RegExp(`(?:[\\s,–—-]+|\\s*\\()(?:${COUNTRIES})\\)?$`, "iu");
const COUNTRY_FIRST = new RegExp(`^(?:${COUNTRIES})\\s+`, "iu");
const DEPARTMENT = new RegExp(`(?<=.)[\\s,:–—-]+(?:${anyOf(titleWords("departments"))})$`, "iu");
const FORMS_AFTER = legalForms("after");
const FORMS_BEFORE = legalForms("before");
const FORM_AFTER = new RegExp(`(?:,\\s*|\\s+)(?:${anyOf(FORMS_AFTER)})$`, "u");
const FORM_AFTER_HAN = new RegExp(`(?:${anyOf(FORMS_AFTER.filter((form) => /\p{Script=Han}/u.test(form)))})$`, "u");
/** Only writing that doesn't part words puts the form next to the name: `PTC` is no `PT`, `АТБ` no `АТ`. */
const isUnparted = (form: string) => /[\p{Script=Han}\p{Script=Hangul}㈱㈲㈜]/u.test(form);
const FORM_BEFORE = new RegExp(
  `^(?:(?:${anyOf(FORMS_BEFORE.filter(isUnparted))})\\s*|(?:${anyOf(FORMS_BEFORE.filter((form) => !isUnparted(form)))})(?:\\s+|(?=[«"„“])))`,
  "u",
);
/** `Acme World Trade (AWT)`. */
const ABBREVIATION = /(?<=[\p{L}\d.]) \([\p{Lu}\d&.]{2,8}\)$/u;
/** A town with the code of its state, or with a preposition in front. */
const TOWN = /^(.+?)(?: in \p{Lu}[\p{L} .'-]+| \p{Lu}[\p{L}.'-]+, \p{Lu}{2})$/u;
const MOST_TOWN_WORDS = 3;
const NOTHING: ReadonlySet<string> = new Set([
  ...titleWords("nameless"),
  ...titleWords("errors"),
  ...WORLD.titles.software,
]);
const LONGEST = 200;
/** A name with all that may be cleaned off it. */
const LONGEST_WRITTEN = 400;

/**
 * The parts of a title between its separators, cleaned; none that says nothing (`Home`, `Access denied`).
 * @param isWhole as for {@link cleanName}.
 */
export function titleSegments(title: string, isWhole?: (name: string) => boolean): string[] {
  return title
    .slice(0, 1000)
    .split(SEPARATORS)
    .map((segment) => cleanName(segment, isWhole))
    .filter((segment) => segment !== "");
}

/**
 * A name without greetings, `Official site`, `Online shop`, legal form and marks; empty when nothing of it is a name.
 * @param isWhole tells a name that is left as it is: `Pam’s Blog` at pamsblog.com.
 */
export function cleanName(written: string, isWhole: (name: string) => boolean = () => false): string {
  if (written.length > LONGEST_WRITTEN) return "";
  let name = tidy(written);
  for (let before = ""; before !== name && !isWhole(name); ) {
    before = name;
    const bare = withoutSuffix(name.replace(PREFIX, "")).replace(SHOP_FIRST, "");
    name = tidy(withoutLegalForm(bare));
    if (NOTHING.has(before.toLowerCase())) return "";
  }
  return name.length > LONGEST || !/[\p{L}\p{N}]/u.test(name) ? "" : name;
}

/** `Paws at Home` has no suffix: what would be left of it is half a phrase. */
function withoutSuffix(name: string): string {
  const bare = name.replace(SUFFIX, "");
  return DANGLING.test(bare) ? name : bare;
}

export function withoutLegalForm(name: string): string {
  const bare = name.replace(FORM_AFTER, "").replace(FORM_AFTER_HAN, "").replace(FORM_BEFORE, "").trim();
  return bare === "" ? name : bare;
}

/** `Acme UK`, `Acme Deutschland`, `Acme (Ireland)` → `Acme`. */
export function withoutCountry(name: string): string {
  const bare = name.replace(COUNTRY, "").replace(COUNTRY_FIRST, "").trim();
  return bare === "" ? name : bare;
}

/** `Acme Help Center` → `Acme`: what a site calls a part of itself. */
export function withoutDepartment(name: string): string {
  return name.replace(DEPARTMENT, "").trim();
}

/** What may stand before a town, longest first: `Acme Homes New Ulm, MN` → `Acme Homes New`, `Acme Homes`, `Acme`. */
export function beforeTown(name: string): string[] {
  const before = TOWN.exec(name)?.[1]?.split(" ") ?? [];
  const fewest = Math.max(1, before.length - MOST_TOWN_WORDS);
  return before.map((_, at) => before.slice(0, before.length - at).join(" ")).slice(0, before.length - fewest + 1);
}

function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029\s]+/gu, " ")
    .replace(/[®™©℠]/gu, "")
    .replace(ABBREVIATION, "")
    .replace(/\s+(?=[.,!?](?:\s|$))/gu, "")
    .trim()
    .replace(/^(?:https?:\/\/)?www\./i, "")
    .replace(/^["“”„«»'‘’\s\-–—|,:;.*#>]+(?=.)/u, "")
    .replace(/["“”„«»\s\-–—|,:;*<]+$/u, "")
    .replace(/(?<=\p{Ll}{4}|\p{Lo}{2})[.!！]$/u, "")
    .trim();
}
