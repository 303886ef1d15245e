import type { Category } from "./category-file";
import { type Entry, place, primaryDomain } from "./entries";

/**
 * What is wrong with brands that are no more: a successor that is none, and lists where such a brand still stands.
 * One line for each fault.
 */
export function checkStatus(categories: readonly Category[], entries: readonly Entry[]): string[] {
  const byPrimary = new Map(entries.map(({ brand }) => [primaryDomain(brand), brand]));
  const successors = entries.flatMap(({ brand, category }) => {
    if (brand.successor === undefined) return [];
    const line = `${place(category)}: ${brand.name}: the successor ${brand.successor}`;
    const successor = byPrimary.get(brand.successor);
    if (successor === undefined) return [`${line} is no brand's primary domain`];
    return successor.status === undefined ? [] : [`${line} is ${successor.status} itself`];
  });
  const mentions = categories.flatMap((category) =>
    category.brands.flatMap((brand) => {
      const meant = "see" in brand ? byPrimary.get(brand.see) : undefined;
      return meant?.status === undefined
        ? []
        : [`${place(category)}: see ${primaryDomain(meant)}: it is ${meant.status}`];
    }),
  );
  return [...successors, ...mentions];
}
