import { anyOf, WORLD } from "@marque/lexicon";

const CODE_BY_SIGN: ReadonlyMap<string, string> = new Map(Object.entries(WORLD.countries.currencySigns));
const SIGN = anyOf([...CODE_BY_SIGN.keys()]);
const PRICE = new RegExp(
  `(?<![\\p{L}$])(${SIGN})\\s?\\d|\\d(?:[.,]?(?:\\d\\d|[–—-]{1,2}))?\\s?(${SIGN})(?![\\p{Script=Latin}\\d])`,
  "gu",
);
const MOST_PRICES = 50;

/** The ISO 4217 code that most prices of a text are given in; `undefined` when there is none, or a mere dollar. */
export function currencyOf(text: string): { code: string; price: string } | undefined {
  const counts = new Map<string, { times: number; price: string }>();
  let prices = 0;
  for (const [price, before, after] of text.matchAll(PRICE)) {
    const code = CODE_BY_SIGN.get(before ?? after ?? "");
    if (code === undefined) continue;
    counts.set(code, { times: (counts.get(code)?.times ?? 0) + 1, price });
    prices += 1;
    if (prices >= MOST_PRICES) break;
  }
  const [most] = [...counts].sort(([, one], [, other]) => other.times - one.times);
  return most === undefined ? undefined : { code: most[0], price: most[1].price };
}
