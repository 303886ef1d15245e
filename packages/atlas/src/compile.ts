import { type Ask, askLine } from "./ask";
import type { BrandEntry } from "./brand-entry";
import {
  type Category,
  FACET_LANGUAGES,
  type FacetLanguage,
  type StemLanguage,
  type WordLanguage,
} from "./category-file";
import type { Companies } from "./companies";
import type { CompiledAsks, CompiledAtlas, CompiledBrand, CompiledCategory, CompiledPart } from "./compiled";
import { doersOf } from "./entries";
import type { TradeEntry } from "./nearby";
import { createOwners } from "./owners";
import { compileProfile } from "./profiles";
import type { Stems } from "./stems";

/**
 * Makes the compact form of the atlas. A brand with a successor is no brand there: its domains and names lead to the
 * successor. One without is kept and stands in no list.
 *
 * @throws Error for a reference to nothing; `check` tells of those in words.
 */
export function compile(
  categories: readonly Category[],
  companies: Companies = {},
  stems: Stems = new Map(),
): CompiledAtlas {
  const categoryIndex = new Map(categories.map(({ id }, index) => [id, index]));
  const entries: BrandEntry[] = [];
  const brandIndex = new Map<string, number>();
  const markets: number[][] = [];
  const succeeded: BrandEntry[] = [];
  categories.forEach((category, main) => {
    for (const brand of category.brands) {
      if ("see" in brand) continue;
      if (brand.successor !== undefined) {
        succeeded.push(brand);
        continue;
      }
      brandIndex.set(brand.domains[0] ?? "", entries.push(brand) - 1);
      markets.push([main]);
    }
  });
  const find = (index: ReadonlyMap<string, number>, key: string, path: string): number =>
    found(index.get(key), key, path);
  const others: { index: number; at: number; rank: number }[] = [];
  const compiled = categories.map(
    (category, at): CompiledCategory => ({
      id: category.id,
      name: category.name,
      sector: category.sector,
      local: category.local ?? false,
      retail: category.retail ?? false,
      near: (category.near ?? []).map((id) => find(categoryIndex, id, `${category.id}.near`)),
      brands: category.brands.flatMap((brand, rank): CompiledCategory["brands"] => {
        if ("status" in brand && brand.status !== undefined) return [];
        const primary = "see" in brand ? brand.see : (brand.domains[0] ?? "");
        const index = find(brandIndex, primary, `${category.id}.brands`);
        if ("see" in brand) others.push({ index, at, rank });
        const tier = brand.tier ?? entries[index]?.tier;
        const parts = Object.keys(category.parts ?? {});
        const does = (brand.does ?? []).map((id) => found(indexIn(parts, id), id, `${category.id}.${brand.name}.does`));
        if (brand.as !== undefined) return [[index, tier ?? null, does, brand.as]];
        if (does.length > 0) return [[index, tier ?? null, does]];
        return [tier === undefined ? [index] : [index, tier]];
      }),
    }),
  );
  // After its main market a brand's others, those first in whose list it stands highest.
  others.sort((one, other) => one.rank - other.rank);
  for (const { index, at } of others) markets[index]?.push(at);
  const headOf = createOwners(entries, companies);
  const brands = entries.map((brand, index): CompiledBrand => {
    const { name, domains, site, aliases, country, towns, owner } = brand;
    const rivals = categories[markets[index]?.[0] ?? -1]?.rivals[domains[0] ?? ""];
    const head = owner === undefined ? undefined : found(headOf(brand), owner, `${name}.owner`);
    return {
      name,
      domains,
      site,
      aliases,
      country,
      reach: brand.reach === "global" ? undefined : brand.reach,
      towns,
      owner: head?.name,
      group: head?.id,
      retired: brand.status === undefined ? undefined : true,
      markets: markets[index] ?? [],
      rivals: rivals?.map((rival) => find(brandIndex, rival, `${name}.rivals`)),
    };
  });
  const former = succeeded.map(({ name, domains, aliases = [], successor = "" }) => ({
    names: [name, ...aliases],
    domains,
    successor: find(brandIndex, successor, `${name}.successor`),
  }));
  for (const [language, own] of stems) for (const id of own.keys()) find(categoryIndex, id, `stems.${language}`);
  const words = compileWords(categories, stems);
  const profiles = FACET_LANGUAGES.map((language) => compileProfile(categories, language));
  const asked = categories.map((category) =>
    FACET_LANGUAGES.map((language) =>
      compileAsks(category, language, (domain) => find(brandIndex, domain, category.id)),
    ),
  );
  return {
    categories: compiled,
    brands,
    former,
    words,
    profiles,
    facets: categories.map(facetsOf),
    parts: categories.map((category) =>
      compileParts(category, (domain) => find(brandIndex, domain, `${category.id}.scopes`)),
    ),
    asked,
    nearby: categories.map(({ nearby }) =>
      Object.fromEntries(
        Object.entries(nearby).map(([language, trades]) => [
          language,
          trades.map(({ words: telling, asks }) => [telling, linesOf(asks)]),
        ]),
      ),
    ),
  };
}

const linesOf = (asks: readonly Ask[]): string => asks.map(askLine).join("\n");

/** Of a part's brands: who else is in it is likely in such a scope as well. */
const USUAL = 2 / 3;

const compileParts = (category: Category, indexOf: (domain: string) => number): CompiledPart[] =>
  Object.entries(category.parts ?? {}).map(([id, part]) => {
    const own = Object.entries(category.scopes[id] ?? {});
    if (own.length === 0) return { id, ...part, scopes: undefined, usual: undefined };
    const doing = doersOf(category, id).length;
    return {
      id,
      ...part,
      scopes: Object.fromEntries(own.map(([scope, domains]) => [scope, domains.map(indexOf)])),
      usual: own.flatMap(([scope, domains]) => (domains.length >= doing * USUAL ? [scope] : [])),
    };
  });

function compileAsks(
  { parts = {}, asks }: Category,
  language: FacetLanguage,
  indexOf: (domain: string) => number,
): CompiledAsks {
  const written = asks[language];
  if (written === undefined) return { parts: [], ofBrands: [] };
  const isPart = (id: string) => Object.hasOwn(parts, id);
  return {
    parts: Object.entries(parts).map(([id, part]) => [
      written[id]?.name ?? part.name,
      linesOf(written[id]?.asks ?? []),
    ]),
    ofBrands: Object.entries(written).flatMap(([id, { asks: own }]): CompiledAsks["ofBrands"] =>
      isPart(id) ? [] : [[indexOf(id), linesOf(own)]],
    ),
  };
}

function found<Sought>(sought: Sought | undefined, key: string, path: string): Sought {
  if (sought === undefined) throw new Error(`${path}: nothing is called ${key}`);
  return sought;
}

const indexIn = (all: readonly string[], sought: string): number | undefined => {
  const index = all.indexOf(sought);
  return index < 0 ? undefined : index;
};

const facetsOf = ({ languages }: Category): CompiledAtlas["facets"][number] =>
  FACET_LANGUAGES.map((language) => {
    const { words: _, ...facets } = languages[language];
    return facets;
  });

/** The words by which a trade's websites give themselves away count as strong terms of its market. */
const TRADE_WEIGHT = 2;
/** Letters. */
const SHORTEST_OF_TRADE = 4;

/** The terms of a market with those of its trades that aren't among them. */
function withTrades(
  terms: readonly [term: string, weight: number][],
  trades: readonly TradeEntry[] | undefined,
  shortest: number,
): [term: string, weight: number][] {
  const all = new Map(terms);
  for (const word of (trades ?? []).flatMap((trade) => trade.words))
    if (word.length >= shortest && !all.has(word)) all.set(word, TRADE_WEIGHT);
  return [...all];
}

/** A stem counts as a term that hardly any other market uses. */
const STEM_WEIGHT = 3;

function compileWords(categories: readonly Category[], stems: Stems): CompiledAtlas["words"] {
  const rowsOf = (termsOf: (category: Category) => [term: string, weight: number][]): string => {
    const terms = new Map<string, string[]>();
    categories.forEach((category, index) => {
      for (const [term, weight] of termsOf(category)) {
        const uses = terms.get(term);
        if (uses === undefined) terms.set(term, [`${index}:${weight}`]);
        else uses.push(`${index}:${weight}`);
      }
    });
    return [...terms].map(([term, uses]) => `${term}\t${uses.join(",")}`).join("\n");
  };
  const inLanguage = (language: Exclude<WordLanguage, StemLanguage>): string =>
    rowsOf(({ languages, nearby }) =>
      withTrades(Object.entries(languages[language].words), nearby[language], SHORTEST_OF_TRADE),
    );
  const byStems = (language: StemLanguage): string =>
    rowsOf(({ id, nearby }) =>
      withTrades(
        (stems.get(language)?.get(id) ?? []).map((stem): [string, number] => [stem, STEM_WEIGHT]),
        language === "ru" ? undefined : nearby[language === "no" ? "nb" : language],
        language === "ko" || language === "zh" ? 2 : SHORTEST_OF_TRADE,
      ),
    );
  // Object.fromEntries would lose which keys there are.
  return {
    en: inLanguage("en"),
    de: inLanguage("de"),
    fr: inLanguage("fr"),
    es: inLanguage("es"),
    it: inLanguage("it"),
    pt: inLanguage("pt"),
    nl: inLanguage("nl"),
    ja: inLanguage("ja"),
    pl: byStems("pl"),
    cs: byStems("cs"),
    da: byStems("da"),
    no: byStems("no"),
    sv: byStems("sv"),
    fi: byStems("fi"),
    tr: byStems("tr"),
    ru: byStems("ru"),
    ko: byStems("ko"),
    zh: byStems("zh"),
  };
}
