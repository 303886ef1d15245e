import { anyOf, inAnyLanguage, legalForms } from "@marque/lexicon";
import { oneLine } from "./fact-list";

/** Their writing doesn't part words, so their forms stand next to the name. */
const UNPARTED = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー";
const isUnparted = (form: string) => new RegExp(`[${UNPARTED}㈱㈲㈜]`, "u").test(form);

const LETTER = "\\p{L}\\p{M}\\d.'’&+!-";
/** `Acme`, `4711`, `eBay`: a capital, a digit, or a letter of a script without capitals in front. */
const WORD = `(?:\\p{Ll}{1,2}(?=\\p{Lu}))?[\\p{Lu}\\p{Lo}\\d][${LETTER}]*`;
/** What else may stand between the words of a name. */
const NAME = `(?:${WORD}|&|\\+|${anyOf(inAnyLanguage(({ companies }) => companies?.inside))})`;
const FORMS = anyOf(legalForms("after").filter((form) => !isUnparted(form)));
const UNPARTED_FORMS = anyOf(legalForms("after").filter(isUnparted));
const HAS_FORM = new RegExp(`(?<=[ ,])(?:${FORMS})(?![\\p{L}\\p{M}\\d])`, "u");
/** `2020 Acme Inc.`: the year of a copyright line is no part of the name. */
const NO_YEAR = "(?!(?:19|20)\\d\\d(?![\\p{L}\\d]))";
// A name begins where a word does; without that, a line of capitals would be searched once for each of its letters.
const AFTER = new RegExp(
  `(?<![${LETTER}])(${NO_YEAR}${WORD}(?: ${NAME}){0,6}?),? ?(?<=[ ,])(${FORMS})(?![\\p{L}\\p{M}\\d])`,
  "gu",
);
const UNPARTED_AFTER = new RegExp(
  `([${UNPARTED}\\p{Lu}\\d][${UNPARTED}${LETTER}]{1,40}?)(?: (?=\\p{Script=Hangul}))?(?:${UNPARTED_FORMS})`,
  "u",
);
/** `会社名株式会社アクメ`: what stands before the form says what follows it. */
const LABEL = new RegExp(`(?:${anyOf(inAnyLanguage(({ companies }) => companies?.labels))})$`, "u");
const FORMS_BEFORE = anyOf(legalForms("before").filter((form) => !isUnparted(form)));
const UNPARTED_BEFORE = anyOf(legalForms("before").filter(isUnparted));
const BEFORE = new RegExp(
  // `9 am PT Monday` is an hour in California.
  `(?:(?<![\\p{L}])(?<![AaPp]\\.?[Mm]\\.? )(?:${FORMS_BEFORE})(?: | ?[«"„“])|(?:${UNPARTED_BEFORE}) ?[「"“]?)${WORD}(?:(?: ${NAME}){0,3} ${WORD})?`,
  "u",
);
/** Forms that are words as well when a whole line is in capitals: `AS`, `SE`, `SA`. */
const SHORT_FORM = /^[\p{Lu}\p{Ll}]{2,3}$/u;
const LONGEST_LINE = 400;

/** The first company name with its legal form in a line: `Betreiber: Acme Handels GmbH, Berlin` → `Acme Handels GmbH`. */
export function legalNameIn(line: string): string | undefined {
  const short = line.slice(0, LONGEST_LINE);
  return withFormAfter(short) ?? withUnpartedForm(short) ?? BEFORE.exec(short)?.[0];
}

function withFormAfter(line: string): string | undefined {
  // Most lines have no form at all, which is quicker to see than that no name stands before one.
  if (!HAS_FORM.test(line)) return undefined;
  for (const found of line.matchAll(AFTER)) {
    const [whole, name = "", form = ""] = found;
    if (!isProse(name, form, line.slice(found.index + whole.length))) return oneLine(whole);
  }
  return undefined;
}

function withUnpartedForm(line: string): string | undefined {
  const found = UNPARTED_AFTER.exec(line);
  return found?.[1] === undefined || LABEL.test(found[1]) ? undefined : found[0];
}

/** `SOLD AS SEEN`, `Versandkostenfrei Ab 50 €`: the form is a word of a sentence. */
function isProse(name: string, form: string, rest: string): boolean {
  if (!SHORT_FORM.test(form)) return false;
  if (form === "Ab") return /^ [\p{Ll}\d]/u.test(rest);
  return name === name.toUpperCase() && /\p{Lu}{2}/u.test(name) && /^ \p{Lu}{2,}/u.test(rest);
}
