import type { Category, FacetLanguage } from "./category-file";

/** What each part of a category's file says of it, beside its terms and products. */
const NEED = 0.4;
const AUDIENCE = 0.2;
const QUALITY = 0.1;
/** A term's worth by its weight: a hint, strong, hardly any other market uses it. */
const TERM = [0, 0.5, 0.8, 1];
/** Two words in a row count beside each alone. */
const PAIR = 0.5;
/** So much is half of what can be said of a word, however often a category uses it. */
const HALF = 1;
/** Of a hundred; less is chance, and most of the file. */
const LEAST_WEIGHT = 15;

const NOT_WORD = /[^\p{L}\p{M}\p{N}+#]+/u;

/**
 * What single words and pairs of words say of each category in one language: lines `words<TAB>category:weight,…`, weights
 * from {@link LEAST_WEIGHT} to some hundred. Made of the category's terms, products, needs, audiences and qualities, and
 * weighed by how few other categories use them. Its questions are left out: they gained nothing (decision 19).
 */
export function compileProfile(categories: readonly Category[], language: FacetLanguage): string {
  const used = categories.map((category) => usesOf(category, language));
  const total = new Map<string, number>();
  for (const uses of used) for (const [words, share] of uses) total.set(words, (total.get(words) ?? 0) + share);
  const rarest = Math.log(1 + categories.length / 3);
  const rows = new Map<string, string[]>();
  used.forEach((uses, index) => {
    for (const [words, share] of uses) {
      const all = total.get(words) ?? share;
      const rarity = Math.log(1 + categories.length / (1 + 2 * all)) / rarest;
      const weight = Math.round(100 * share * rarity * Math.sqrt(share / all));
      if (weight < LEAST_WEIGHT) continue;
      const row = rows.get(words);
      if (row === undefined) rows.set(words, [`${index}:${weight}`]);
      else row.push(`${index}:${weight}`);
    }
  });
  return [...rows].map(([words, uses]) => `${words}\t${uses.join(",")}`).join("\n");
}

/** How much a category uses each word and pair, from 0 to 1. */
function usesOf({ name, languages }: Category, language: FacetLanguage): Map<string, number> {
  const uses = new Map<string, number>();
  const add = (words: string, weight: number) => uses.set(words, (uses.get(words) ?? 0) + weight);
  const addPhrase = (phrase: string, weight: number) => {
    const row = phrase.normalize("NFC").toLowerCase().split(NOT_WORD).filter(Boolean);
    row.forEach((word, index) => {
      const next = row[index + 1];
      if (word.length > 1) add(word, weight / Math.sqrt(row.length));
      if (next !== undefined) add(`${word} ${next}`, weight * PAIR);
    });
  };
  const { words, products, needs, audiences, qualities } = languages[language];
  for (const [term, weight] of Object.entries(words)) addPhrase(term, TERM[weight] ?? 0);
  for (const product of products) for (const form of product.split(" | ")) addPhrase(form, 1);
  for (const need of needs) addPhrase(need, NEED);
  for (const audience of audiences) addPhrase(audience, AUDIENCE);
  for (const quality of qualities) addPhrase(quality, QUALITY);
  if (language === "en") addPhrase(name, 1);
  for (const [each, weight] of uses) uses.set(each, weight / (weight + HALF));
  return uses;
}
