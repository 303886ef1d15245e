import { currencyOf } from "../../countries";

/** Where people pay in a currency of about that worth, sums change their sign: `$150` is £150, and `50 €` 50 chf. */
const SIGNS: Readonly<Record<string, (text: string) => string>> = {
  EUR: (text) => text.replace(/\$(?=\d)/g, "€"),
  GBP: (text) => text.replace(/\$(?=\d)/g, "£"),
  CHF: (text) => text.replace(/€|\beuros?\b/g, "chf"),
};
/** Sums that only mean something where people pay so; the dollar stands for any. */
const PAID_IN: Readonly<Record<string, RegExp>> = { EUR: /€|\beuros?\b/, BRL: /r\$|\breais\b/ };
/** A sum of money as questions write it. */
const SUM = /[$€£]\s?\d|\d\s?(?:€|£|euros?\b|reais\b)/;

const paidIn = (country: string | null) => (country === null ? undefined : currencyOf(country));

/** Writes sums with the sign of what is paid with in a country. */
export function currencySign(country: string | null): (text: string) => string {
  return SIGNS[paidIn(country) ?? ""] ?? ((text) => text);
}

/** Tells whether a question's sums are in a currency that a country doesn't pay with. */
export function isPaidElsewhere(country: string | null): (text: string) => boolean {
  const own = paidIn(country);
  if (own === undefined) return () => false;
  const priced = currencySign(country);
  const foreign = Object.entries(PAID_IN).flatMap(([currency, sum]) => (currency === own ? [] : [sum]));
  return (text) => foreign.some((sum) => sum.test(priced(text)));
}

/** Whether a question says how much somebody spends. */
export const saysSum = (text: string): boolean => SUM.test(text);
