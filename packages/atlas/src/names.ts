import { nameKey } from "@marque/schema";
import type { BrandEntry } from "./brand-entry";
import type { Category } from "./category-file";

const SOFTWARE: ReadonlySet<string | undefined> = new Set(["data-and-ai", "developer-tools"]);
const sellsSoftware = (sector: string | undefined): boolean =>
  SOFTWARE.has(sector) || sector?.endsWith("-software") === true;

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
  const areNear = (one: number, other: number): boolean => {
    const [here, there] = [categories[one], categories[other]];
    return here?.near?.includes(there?.id ?? "") === true || there?.near?.includes(here?.id ?? "") === true;
  };
  return (name, of) => {
    const key = nameKey(name);
    const all = [...(byName.get(key) ?? []), ...(byAlias.get(key) ?? [])].filter((each) => each !== of);
    const own = markets[of] ?? [];
    const sectors = sectorsOf(of);
    const isSoftware = sectors.some(sellsSoftware);
    return (
      all.find((each) => markets[each]?.some((market) => own.includes(market))) ??
      all.find((each) => markets[each]?.some((market) => own.some((one) => areNear(one, market)))) ??
      all.find((each) => sectorsOf(each).some((sector) => sectors.includes(sector))) ??
      (isSoftware ? all.find((each) => sectorsOf(each).some(sellsSoftware)) : undefined) ??
      all[0]
    );
  };
}
