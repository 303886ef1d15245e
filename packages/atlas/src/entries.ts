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
