import { namesBrand } from "./ask";
import type { Category } from "./category-file";
import { place } from "./entries";

/** Shorter names are words as well: Target, Bolt, On. */
const SHORTEST_CERTAIN_NAME = 7;
/** About one part. */
const FEWEST_ASKS = 10;

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
    const homes = new Set(
      brands.flatMap((brand) => ("see" in brand || brand.status !== undefined ? [] : brand.domains.slice(0, 1))),
    );
    const files = Object.entries(category.asks);
    const asks = files.flatMap(([language, file]) =>
      Object.entries(file).flatMap(([id, asked]) => asked.asks.map(({ text }) => ({ language, id, text }))),
    );
    return [
      ...[...doing].filter((id) => !ids.includes(id)).map((id) => say(`there is no part ${id}`)),
      ...ids.filter((id) => !doing.has(id)).map((id) => say(`nobody does ${id}`)),
      ...files.flatMap(([language, file]) => [
        ...Object.keys(file)
          .filter((id) => !ids.includes(id) && !homes.has(id))
          .map((id) =>
            say(`asks.${language}: ${id} is no part, nor the primary domain of a brand that is at home here`),
          ),
        ...ids
          .filter((id) => (file[id]?.asks.length ?? 0) < FEWEST_ASKS)
          .map((id) => say(`asks.${language}: ${id} has fewer than ${FEWEST_ASKS} questions`)),
        ...ids
          .filter((id) => language !== "en" && file[id] !== undefined && file[id].name === undefined)
          .map((id) => say(`asks.${language}: ${id} has no name`)),
      ]),
      ...placeless.map(({ name }) => say(`${name} does nothing of ${ids.join(", ")}`)),
      ...repeated(asks.map(({ language, text }) => `${language}: ${text}`)).map((text) =>
        say(`asked twice in ${text}`),
      ),
      ...asks
        .filter((ask) => ids.includes(ask.id) && namesBrand(ask))
        .map(({ id, text }) => say(`${id} asks about {brand}, as only a brand's own questions do: ${text}`)),
      // Who is asked about by name is compared by name.
      ...asks.flatMap(({ id, text }) =>
        (namesBrand({ text }) ? [] : brands)
          .filter(({ name }) => name.length >= SHORTEST_CERTAIN_NAME && ` ${text} `.includes(` ${name.toLowerCase()} `))
          .map(({ name }) => say(`${id} asks about ${name}: ${text}`)),
      ),
    ];
  });

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];
