import type { BrandOverview, BrandOverviewPage } from "@marque/schema";
import type { InfiniteData } from "@tanstack/react-query";

/** A list as far as it is loaded. */
export type LoadedList = InfiniteData<BrandOverviewPage, string | null>;

/** Every brand of it, in order. */
export const brandsOf = (list: LoadedList | undefined): BrandOverview[] =>
  list?.pages.flatMap(({ brands }) => brands) ?? [];

/** The list with some of its brands changed, or without those for which `change` gives nothing. */
export function changeBrands(
  list: LoadedList,
  ids: ReadonlySet<string>,
  change: (brand: BrandOverview) => BrandOverview | undefined,
): LoadedList {
  let gone = 0;
  const pages = list.pages.map((page) => {
    if (!page.brands.some(({ id }) => ids.has(id))) return page;
    const brands = page.brands.flatMap((brand) => {
      if (!ids.has(brand.id)) return [brand];
      const changed = change(brand);
      if (changed === undefined) gone += 1;
      return changed === undefined ? [] : [changed];
    });
    return { ...page, brands };
  });
  return { ...list, pages: pages.map((page) => ({ ...page, total: Math.max(0, page.total - gone) })) };
}
