import type { Category } from "./category-file";
import { place } from "./entries";

/** Shorter names are words as well: Target, Bolt, On. */
const SHORTEST_CERTAIN_NAME = 7;

/** What is wrong with the parts of markets: brands in none or in unknown ones, parts of nobody, questions asked twice. */
export const checkParts = (categories: readonly Category[]): string[] =>
  categories.flatMap((category) => {
    const { parts, brands } = category;
    const say = (what: string) => `${place(category)}: ${what}`;
    const doing = new Set(brands.flatMap(({ does = [] }) => does));
    if (parts === undefined)
      return doing.size === 0 ? [] : [say(`its brands do ${[...doing].join(", ")}, and it has no parts`)];
    const ids = Object.keys(parts);
    const placeless = brands.filter((brand) => brand.does === undefined && !("status" in brand && brand.status));
    const asks = Object.entries(parts).flatMap(([id, part]) => part.asks.map(({ text }) => ({ id, text })));
    return [
      ...[...doing].filter((id) => !ids.includes(id)).map((id) => say(`there is no part ${id}`)),
      ...ids.filter((id) => !doing.has(id)).map((id) => say(`nobody does ${id}`)),
      ...placeless.map(({ name }) => say(`${name} does nothing of ${ids.join(", ")}`)),
      ...repeated(asks.map(({ text }) => text)).map((text) => say(`asked twice: ${text}`)),
      ...asks.flatMap(({ id, text }) =>
        brands
          .filter(({ name }) => name.length >= SHORTEST_CERTAIN_NAME && ` ${text} `.includes(` ${name.toLowerCase()} `))
          .map(({ name }) => say(`${id} asks about ${name}: ${text}`)),
      ),
    ];
  });

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];
