import legalForms from "../legal-forms.json";
import nameWords from "./name-words.json";

const escaped = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
/** Signs that part a title: with a space on each side when they also stand inside names (`Coca-Cola`, `AC/DC`). */
const SEPARATORS =
  /\s*[|·»«›•‹→★⋆¦]\s*|\s+[-–—―:~/]+\s+|\s*[:：：]\s+|\s+::\s+|\s*[–—―|｜]\s*|\s*\.{3,}\s*|\s*[_＿]\s+/u;
const PREFIX = new RegExp(`^(?:${escaped(nameWords.prefixes)})[\\s:]+`, "iu");
const SUFFIX = new RegExp(`[\\s,:–—-]+\\(?(?:${escaped(nameWords.suffixes)})\\)?$`, "iu");
const SHOP_FIRST =
  /^(?:интернет[- ]магазин|online[- ]?shop|onlineshop|webshop|tienda online|boutique|sklep internetowy|internetový obchod)\s+/iu;
const COUNTRY = new RegExp(`(?:[\\s,–—-]+|\\s*\\()(?:${escaped(nameWords.countries)})\\)?$`, "iu");
const COUNTRY_FIRST = new RegExp(`^(?:${escaped(nameWords.countries)})\\s+`, "iu");
const FORM_AFTER = new RegExp(`(?:,\\s*|\\s+)(?:${escaped(legalForms.after)})$`, "u");
const FORM_AFTER_HAN = new RegExp(
  `(?:${escaped(legalForms.after.filter((form) => /\p{Script=Han}/u.test(form)))})$`,
  "u",
);
const FORM_BEFORE = new RegExp(`^(?:${escaped(legalForms.before)})\\s*`, "u");
const NOTHING: ReadonlySet<string> = new Set([...nameWords.home, ...nameWords.errors]);
const LONGEST = 200;

/** The parts of a title between its separators, cleaned; none that says nothing (`Home`, `Access denied`). */
export function titleSegments(title: string): string[] {
  return title
    .slice(0, 1000)
    .split(SEPARATORS)
    .map(cleanName)
    .filter((segment) => segment !== "");
}

/** A name without greetings, `Official site`, `Online shop`, legal form and marks; empty when nothing of it is a name. */
export function cleanName(written: string): string {
  let name = tidy(written);
  for (let before = ""; before !== name; ) {
    before = name;
    name = tidy(withoutLegalForm(name.replace(PREFIX, "").replace(SUFFIX, "").replace(SHOP_FIRST, "")));
    if (NOTHING.has(before.toLowerCase())) return "";
  }
  return name.length > LONGEST || !/[\p{L}\p{N}]/u.test(name) ? "" : name;
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

function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029\s]+/gu, " ")
    .replace(/[®™©℠]/gu, "")
    .replace(/\s+(?=[.,!?](?:\s|$))/gu, "")
    .trim()
    .replace(/^(?:https?:\/\/)?www\./i, "")
    .replace(/^["“”„«»'‘’\s\-–—|,:;.*#>]+(?=.)/u, "")
    .replace(/["“”„«»\s\-–—|,:;*<]+$/u, "")
    .replace(/(?<=\p{Ll}{4})[.!]$/u, "")
    .trim();
}
