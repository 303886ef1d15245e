import type { BrandEntry } from "./brand-entry";
import type { Category } from "./category-file";

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

/** The primary domains of the brands at home in a category that are in a part of it; those that are no more left out. */
export const doersOf = ({ brands }: Category, part: string): string[] =>
  brands.flatMap((brand) =>
    "see" in brand || brand.status !== undefined || !(brand.does?.includes(part) ?? false)
      ? []
      : [primaryDomain(brand)],
  );
