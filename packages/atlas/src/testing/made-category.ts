import type { BrandEntry } from "../brand-entry";
import type { Category } from "../category-file";

/** For tests: a brand that is sold everywhere. */
export const makeBrand = (name: string, domain: string, more: Partial<BrandEntry> = {}): BrandEntry => ({
  name,
  domains: [domain],
  country: "US",
  reach: "global",
  ...more,
});

/** For tests: a market of eight made brands, with what is given in their stead. */
export function makeCategory(id: string, more: Partial<Category> = {}): Category {
  const term = id.replaceAll("-", " ");
  const words = { [term]: 3, one: 1, two: 1, three: 1, four: 1, five: 1 } as const;
  const facets = {
    words,
    products: [`${term} | ${term}s`, "second thing", "third thing"],
    audiences: ["beginners", "families", "professionals"],
    needs: ["every day", "winter", "small rooms"],
    qualities: ["light", "cheap", "quiet"],
    asks: ["how to choose one of these", "are the dear ones worth it", "which one lasts longest"],
  };
  return {
    id,
    sector: "made",
    name: term,
    asks: {},
    nearby: {},
    rivals: {},
    scopes: {},
    languages: { en: facets, de: facets, fr: facets, es: facets, it: facets, pt: facets, nl: facets, ja: { words } },
    brands: Array.from({ length: 8 }, (_, index) => makeBrand(`${id} ${index}`, `${id}-${index}.com`)),
    ...more,
  };
}
