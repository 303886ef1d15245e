import type { Category } from "./category-file";
import type { RivalOf } from "./check-owners";
import { type Entry, place, primaryDomain } from "./entries";

/**
 * What is wrong with brands that are no more: a successor that is none, and places where such a brand is still told as
 * a rival. One line for each fault.
 */
export function checkStatus(categories: readonly Category[], entries: readonly Entry[], rivalOf: RivalOf): string[] {
  const byPrimary = new Map(entries.map(({ brand }) => [primaryDomain(brand), brand]));
  const successors = entries.flatMap(({ brand, category }) => {
    if (brand.successor === undefined) return [];
    const line = `${place(category)}: ${brand.name}: the successor ${brand.successor}`;
    const successor = byPrimary.get(brand.successor);
    if (successor === undefined) return [`${line} is no brand's primary domain`];
    return successor.status === undefined ? [] : [`${line} is ${successor.status} itself`];
  });
  const rivals = entries.flatMap(({ brand, category }) =>
    (brand.rivals ?? []).flatMap((name) => {
      const status = rivalOf(name, brand)?.status;
      return status === undefined ? [] : [`${place(category)}: ${brand.name}: the rival ${name} is ${status}`];
    }),
  );
  const mentions = categories.flatMap((category) =>
    category.brands.flatMap((brand) => {
      const meant = "see" in brand ? byPrimary.get(brand.see) : undefined;
      return meant?.status === undefined
        ? []
        : [`${place(category)}: see ${primaryDomain(meant)}: it is ${meant.status}`];
    }),
  );
  return [...successors, ...rivals, ...mentions];
}
