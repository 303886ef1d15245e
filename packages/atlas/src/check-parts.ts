import { namesBrand } from "./ask";
import type { Category } from "./category-file";
import { doersOf, place } from "./entries";

/** Shorter names are words as well: Target, Bolt, On. */
const SHORTEST_CERTAIN_NAME = 7;
/** About one part. */
const FEWEST_ASKS = 10;

/**
 * What is wrong with the parts of markets: brands in none or in unknown ones, parts of nobody, questions asked twice, scopes
 * of questions that nothing tells of.
 */
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
    // "Receitas" is a site, and what it has.
    const terms = new Set(Object.values(category.languages).flatMap(({ words }) => Object.keys(words)));
    const named = brands.filter(({ name }) => name.length >= SHORTEST_CERTAIN_NAME && !terms.has(name.toLowerCase()));
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
      ...checkScopes(category, ids).map(say),
      ...placeless.map(({ name }) => say(`${name} does nothing of ${ids.join(", ")}`)),
      ...repeated(asks.map(({ language, text }) => `${language}: ${text}`)).map((text) =>
        say(`asked twice in ${text}`),
      ),
      ...asks
        .filter((ask) => ids.includes(ask.id) && namesBrand(ask))
        .map(({ id, text }) => say(`${id} asks about {brand}, as only a brand's own questions do: ${text}`)),
      // Who is asked about by name is compared by name.
      ...asks.flatMap(({ id, text }) =>
        (namesBrand({ text }) ? [] : named)
          .filter(({ name }) => ` ${text} `.includes(` ${name.toLowerCase()} `))
          .map(({ name }) => say(`${id} asks about ${name}: ${text}`)),
      ),
    ];
  });

/** What is wrong with who is in which scope. */
function checkScopes(category: Category, parts: readonly string[]): string[] {
  const { asks, scopes } = category;
  const inUse = new Map(parts.map((id) => [id, new Set<string>()]));
  for (const [id, asked] of Object.values(asks).flatMap((file) => Object.entries(file)))
    for (const scope of asked.asks.flatMap((ask) => ask.scopes ?? []))
      inUse.set(id, (inUse.get(id) ?? new Set()).add(scope));
  const untold = [...inUse].flatMap(([id, own]) =>
    [...own]
      .filter((scope) => scopes[id]?.[scope] === undefined)
      .map((scope) => `${id} has questions of ${scope}, and nothing tells who is in it`),
  );
  const unused = Object.entries(scopes).flatMap(([id, own]) => {
    const doing = doersOf(category, id);
    return Object.entries(own).flatMap(([scope, domains]) => [
      ...(inUse.get(id)?.has(scope) === true ? [] : [`scopes: no question of ${id} is of ${scope}`]),
      ...domains
        .filter((domain) => !doing.includes(domain))
        .map((domain) => `scopes: ${domain} is in ${scope}, and does no ${id} here`),
      ...(doing.length > 0 && doing.every((domain) => domains.includes(domain))
        ? [`scopes: all brands of ${id} are in ${scope}, which tells nothing`]
        : []),
    ]);
  });
  return [...untold, ...unused];
}

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];
