import type { BrandEntry, Category, FacetLanguage, WordLanguage } from "./category-file";
import type { CategoryFacets, CompiledAtlas, CompiledBrand, CompiledCategory } from "./compiled";
import { createNames } from "./names";

/**
 * Makes the compact form of the atlas.
 *
 * @throws Error for a reference to nothing; `check` tells of those in words.
 */
export function compile(categories: readonly Category[]): CompiledAtlas {
  const categoryIndex = new Map(categories.map(({ id }, index) => [id, index]));
  const entries: BrandEntry[] = [];
  const brandIndex = new Map<string, number>();
  const markets: number[][] = [];
  categories.forEach((category, main) => {
    for (const brand of category.brands) {
      if ("see" in brand) continue;
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
      brands: category.brands.map((brand, rank) => {
        const primary = "see" in brand ? brand.see : (brand.domains[0] ?? "");
        const index = find(brandIndex, primary, `${category.id}.brands`);
        if ("see" in brand) others.push({ index, at, rank });
        const tier = brand.tier ?? entries[index]?.tier;
        return tier === undefined ? [index] : [index, tier];
      }),
    }),
  );
  // After its main market a brand's others, those first in whose list it stands highest.
  others.sort((one, other) => one.rank - other.rank);
  for (const { index, at } of others) markets[index]?.push(at);
  const named = createNames(entries, categories, markets);
  const brands = entries.map(
    (brand, index): CompiledBrand => ({
      n: brand.name,
      d: brand.domains,
      ...(brand.aliases === undefined ? {} : { a: brand.aliases }),
      c: brand.country,
      ...(brand.reach === "global" ? {} : { r: brand.reach }),
      ...(brand.owner === undefined ? {} : { o: brand.owner }),
      m: markets[index] ?? [],
      ...(brand.rivals === undefined
        ? {}
        : { v: brand.rivals.map((name) => found(named(name, index), name, `${brand.name}.rivals`)) }),
    }),
  );
  return { categories: compiled, brands, words: compileWords(categories), facets: categories.map(facetsOf) };
}

function found(index: number | undefined, key: string, path: string): number {
  if (index === undefined) throw new Error(`${path}: nothing is called ${key}`);
  return index;
}

function facetsOf({ languages }: Category): Record<FacetLanguage, CategoryFacets> {
  const of = (language: FacetLanguage): CategoryFacets => {
    const { words: _, ...facets } = languages[language];
    return facets;
  };
  return { en: of("en"), de: of("de"), fr: of("fr"), es: of("es"), it: of("it"), pt: of("pt"), nl: of("nl") };
}

function compileWords(categories: readonly Category[]): CompiledAtlas["words"] {
  const inLanguage = (language: WordLanguage): string => {
    const terms = new Map<string, string[]>();
    categories.forEach(({ languages }, index) => {
      for (const [term, weight] of Object.entries(languages[language].words))
        terms.set(term, [...(terms.get(term) ?? []), `${index}:${weight}`]);
    });
    return [...terms].map(([term, uses]) => `${term}\t${uses.join(",")}`).join("\n");
  };
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
  };
}
