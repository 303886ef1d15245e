import type { BrandEntry } from "./brand-entry";
import type { Category } from "./category-file";
import { createNames } from "./names";

/** A brand's line with the category that it stands in. */
export interface Entry {
  brand: BrandEntry;
  category: Category;
}

/** Every brand's line; mentions of brands of other categories left out. */
export const entriesOf = (categories: readonly Category[]): Entry[] =>
  categories.flatMap((category) =>
    category.brands.flatMap((brand): Entry[] => ("see" in brand ? [] : [{ brand, category }])),
  );

/** For people who look for the line: `electronics/headphones`. */
export const place = ({ sector, id }: Category): string => `${sector}/${id}`;

export const primaryDomain = (brand: BrandEntry): string => brand.domains[0] ?? "";

/** Finds the brand that another one's line means by a name, as the build does; `undefined` when there is none. */
export function rivalsOf(
  categories: readonly Category[],
  entries: readonly Entry[],
): (name: string, of: BrandEntry) => BrandEntry | undefined {
  const brands = entries.map(({ brand }) => brand);
  const index = new Map(brands.map((brand, at) => [primaryDomain(brand), at]));
  const markets = brands.map((): number[] => []);
  categories.forEach((category, at) => {
    for (const brand of category.brands)
      markets[index.get("see" in brand ? brand.see : primaryDomain(brand)) ?? -1]?.push(at);
  });
  const named = createNames(brands, categories, markets);
  return (name, of) => brands[named(name, index.get(primaryDomain(of)) ?? -1) ?? -1];
}
