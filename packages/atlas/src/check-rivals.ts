import type { Category } from "./category-file";
import type { Groups } from "./check-owners";
import { type Entry, place, primaryDomain } from "./entries";

/**
 * What is wrong with who is told as a rival of whom: brands of no atlas or of another file, sisters, and brands that are
 * no more. One line for each fault.
 */
export function checkRivals(categories: readonly Category[], entries: readonly Entry[], groups: Groups): string[] {
  const byPrimary = new Map(entries.map((entry) => [primaryDomain(entry.brand), entry]));
  return categories.flatMap((category) =>
    Object.entries(category.rivals).flatMap(([of, rivals]) => {
      const own = byPrimary.get(of);
      if (own?.category !== category)
        return [`${place(category)}: rivals of ${of}: no brand has it as its primary here`];
      return rivals.flatMap((domain) => {
        const wrong = whatIsWrong(own, byPrimary.get(domain), groups);
        return wrong === undefined ? [] : [`${place(category)}: ${own.brand.name}: the rival ${domain} is ${wrong}`];
      });
    }),
  );
}

function whatIsWrong({ brand }: Entry, rival: Entry | undefined, groups: Groups): string | undefined {
  if (rival === undefined) return "no brand of the atlas";
  if (rival.brand.status !== undefined) return rival.brand.status;
  return groups.get(rival.brand) === groups.get(brand) ? "its sister" : undefined;
}
