import type { BrandEntry } from "./brand-entry";
import type { Companies } from "./companies";

/** The company at the head of a brand's chain of owners. */
export interface Head {
  /** Its id: what brands of one chain have in common. */
  id: string;
  name: string;
}

/** A brand owned by its owner's owner and so on; longer chains are circles. */
const LONGEST_CHAIN = 8;

/**
 * Finds who stands at the head of a brand's chain of owners: the brand itself when nobody owns it, `undefined` when its
 * owners own each other. An owner that nothing is told of is taken for a company of that name.
 */
export function createOwners(
  brands: readonly BrandEntry[],
  companies: Companies,
): (brand: BrandEntry) => Head | undefined {
  const byPrimary = new Map(brands.map((brand) => [brand.domains[0] ?? "", brand]));
  return (brand) => {
    let head: Head = { id: brand.domains[0] ?? "", name: brand.name };
    let { owner } = brand;
    for (let steps = 0; owner !== undefined; steps += 1) {
      if (steps === LONGEST_CHAIN) return undefined;
      const known = byPrimary.get(owner) ?? companies[owner];
      head = { id: owner, name: known?.name ?? owner };
      owner = known?.owner;
    }
    return head;
  };
}
