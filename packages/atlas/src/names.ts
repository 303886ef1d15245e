import { nameKey } from "@marque/schema";
import type { BrandEntry } from "./brand-entry";
import type { Category } from "./category-file";

/** Finds the brand that another one's line means by a name; both by their index. */
export type NamedBrand = (name: string, of: number) => number | undefined;

/**
 * Finds brands by their names as the data files use them. Of several with one name or alias it is the one whose name it
 * is, and of those the one in the same market, in the same sector, or the first.
 *
 * @param markets for each brand the indices of its categories.
 */
export function createNames(
  brands: readonly BrandEntry[],
  categories: readonly Category[],
  markets: readonly (readonly number[])[],
): NamedBrand {
  const byName = new Map<string, number[]>();
  const byAlias = new Map<string, number[]>();
  const put = (index: Map<string, number[]>, name: string, brand: number) => {
    const key = nameKey(name);
    index.set(key, [...(index.get(key) ?? []), brand]);
  };
  brands.forEach(({ name, aliases = [] }, index) => {
    put(byName, name, index);
    for (const alias of aliases) put(byAlias, alias, index);
  });
  const sectorsOf = (brand: number) => (markets[brand] ?? []).map((market) => categories[market]?.sector);
  return (name, of) => {
    const all = byName.get(nameKey(name)) ?? byAlias.get(nameKey(name)) ?? [];
    const own = markets[of] ?? [];
    const sectors = sectorsOf(of);
    return (
      all.find((each) => each !== of && markets[each]?.some((market) => own.includes(market))) ??
      all.find((each) => each !== of && sectorsOf(each).some((sector) => sectors.includes(sector))) ??
      all.find((each) => each !== of)
    );
  };
}
