import type { BrandEntry } from "./brand-entry";
import type { Companies } from "./companies";
import { type Entry, place, primaryDomain } from "./entries";
import { createOwners } from "./owners";

/** Who stands at the head of each brand's owners, `undefined` where they own each other. */
export type Groups = ReadonlyMap<BrandEntry, string | undefined>;

/** A market with fewer owners is no list of rivals. */
const FEWEST_OWNERS = 5;
/** A market that has this many brands of its own should have that many owners. */
const OWN_BRANDS = 8;

/** The group of each brand: those of one group are sisters. */
export function groupsOf(entries: readonly Entry[], companies: Companies): Groups {
  const brands = entries.map(({ brand }) => brand);
  const headOf = createOwners(brands, companies);
  return new Map(brands.map((brand) => [brand, headOf(brand)?.id]));
}

/**
 * What is wrong with who owns whom: owners and companies that stand for nothing, circles, and markets of sisters alone.
 * One line for each fault.
 */
export function checkOwners(entries: readonly Entry[], companies: Companies, groups: Groups): string[] {
  const circles = entries
    .filter(({ brand }) => groups.get(brand) === undefined)
    .map(({ brand, category }) => `${place(category)}: ${brand.name}: its owners own each other`);
  return [
    ...unknownOwners(entries, companies),
    ...idleCompanies(entries, companies),
    ...circles,
    ...marketsOfSisters(entries, groups),
  ];
}

function unknownOwners(entries: readonly Entry[], companies: Companies): string[] {
  const living = new Set(entries.flatMap(({ brand }) => (brand.status === undefined ? [primaryDomain(brand)] : [])));
  const unknown = (owner: string | undefined, of: string): string[] =>
    owner === undefined || living.has(owner) || companies[owner] !== undefined
      ? []
      : [`${of}: the owner ${owner} is no brand's primary domain and not in companies.yaml`];
  return [
    ...entries.flatMap(({ brand, category }) => unknown(brand.owner, `${place(category)}: ${brand.name}`)),
    ...Object.entries(companies).flatMap(([id, { owner }]) => unknown(owner, `companies.yaml: ${id}`)),
  ];
}

/** A company that owns nobody, or that is a brand as well and would split its sisters in two. */
function idleCompanies(entries: readonly Entry[], companies: Companies): string[] {
  const owners = new Set([
    ...entries.map(({ brand }) => brand.owner),
    ...Object.values(companies).map(({ owner }) => owner),
  ]);
  const holders = new Map(entries.flatMap(({ brand }) => brand.domains.map((domain) => [domain, brand] as const)));
  return Object.keys(companies).flatMap((id) => {
    const holder = holders.get(id);
    if (holder !== undefined)
      return [`companies.yaml: ${id} is ${holder.name}'s: its owner is ${primaryDomain(holder)}`];
    return owners.has(id) ? [] : [`companies.yaml: ${id} owns nobody`];
  });
}

/** A category of sisters alone has no rivals to suggest. */
function marketsOfSisters(entries: readonly Entry[], groups: Groups): string[] {
  const byCategory = new Map<Entry["category"], string[]>();
  for (const { brand, category } of entries)
    byCategory.set(category, [...(byCategory.get(category) ?? []), groups.get(brand) ?? primaryDomain(brand)]);
  return [...byCategory].flatMap(([category, own]) => {
    const owners = new Set(own).size;
    return own.length >= OWN_BRANDS && owners < FEWEST_OWNERS
      ? [`${place(category)}: ${own.length} brands of only ${owners} owners`]
      : [];
  });
}
