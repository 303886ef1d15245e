import type { BrandEntry } from "./brand-entry";
import type { Companies } from "./companies";
import { type Entry, place, primaryDomain } from "./entries";
import { createOwners } from "./owners";

/** The brand that another one's line means by a name. */
export type RivalOf = (name: string, of: BrandEntry) => BrandEntry | undefined;

/** A market with fewer owners is no list of rivals. */
const FEWEST_OWNERS = 5;
/** A market that has this many brands of its own should have that many owners. */
const OWN_BRANDS = 8;

/**
 * What is wrong with who owns whom: owners and companies that stand for nothing, circles, sisters told as rivals and
 * markets of sisters alone. One line for each fault.
 */
export function checkOwners(entries: readonly Entry[], companies: Companies, rivalOf: RivalOf): string[] {
  const faults = [...unknownOwners(entries, companies), ...idleCompanies(entries, companies)];
  const headOf = createOwners(
    entries.map(({ brand }) => brand),
    companies,
  );
  const groups = new Map<BrandEntry, string>();
  for (const { brand, category } of entries) {
    const head = headOf(brand);
    if (head === undefined) faults.push(`${place(category)}: ${brand.name}: its owners own each other`);
    groups.set(brand, head?.id ?? primaryDomain(brand));
  }
  return [...faults, ...sistersAsRivals(entries, groups, rivalOf), ...marketsOfSisters(entries, groups)];
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

const sistersAsRivals = (
  entries: readonly Entry[],
  groups: ReadonlyMap<BrandEntry, string>,
  rivalOf: RivalOf,
): string[] =>
  entries.flatMap(({ brand, category }) =>
    (brand.rivals ?? []).flatMap((name) => {
      const rival = rivalOf(name, brand);
      return rival !== undefined && groups.get(rival) === groups.get(brand)
        ? [`${place(category)}: ${brand.name}: the rival ${name} is its sister`]
        : [];
    }),
  );

/** A category of sisters alone has no rivals to suggest. */
function marketsOfSisters(entries: readonly Entry[], groups: ReadonlyMap<BrandEntry, string>): string[] {
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
