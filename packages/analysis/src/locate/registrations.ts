import { anyOf, WORLD } from "@marque/lexicon";

/** The word of a register or tax office → its country. */
const COUNTRY_BY_WORD: ReadonlyMap<string, string> = new Map(
  Object.entries(WORLD.registrations).flatMap(([country, list]) =>
    list.map((word): [string, string] => [word, country]),
  ),
);
const NUMBER = new RegExp(`(?<![\\p{L}\\p{M}\\d])(${anyOf([...COUNTRY_BY_WORD.keys()])})(?![\\p{L}\\p{M}])`, "u");
/** VAT identification numbers (Council Directive 2006/112/EC, article 215): the country's letters in front. */
const VAT =
  /(?<![\p{L}\d])(?:(AT)U\d{8}|(BE) ?[01]\d{3}\.?\d{3}\.?\d{3}|(DE) ?\d{3} ?\d{3} ?\d{3}|(FR) ?[A-HJ-NP-Z\d]{2} ?\d{3} ?\d{3} ?\d{3}|(IE) ?\d[A-Z\d]\d{5}[A-W][A-I]?|(IT) ?\d{11}|(LU) ?\d{8}|(NL) ?\d{9}B\d\d|(PL) ?\d{10}|(SE) ?\d{12}|(GB) ?\d{3} ?\d{4} ?\d\d|(CHE)-?\d{3}\.\d{3}\.\d{3})(?!\d)/u;

/** The country in whose register or tax office a line has a number, with the number's name. */
export function registrationIn(line: string): { name: string; country: string } | undefined {
  const vat = VAT.exec(line);
  const country = vat?.slice(1).find((group) => group !== undefined);
  if (vat !== null && country !== undefined) return { name: vat[0], country: country.slice(0, 2) };
  const word = NUMBER.exec(line)?.[1];
  const named = word === undefined ? undefined : COUNTRY_BY_WORD.get(word);
  return word === undefined || named === undefined ? undefined : { name: word, country: named };
}
