import { dump } from "js-yaml";
import type { BrandEntry } from "./brand-entry";

const IN_ORDER: readonly (keyof BrandEntry)[] = [
  "name",
  "domains",
  "site",
  "aliases",
  "country",
  "reach",
  "towns",
  "tier",
  "as",
  "does",
  "owner",
  "wikidata",
  "status",
  "successor",
];

/** A brand's line as it stands in its category's file. */
export function brandLine(brand: BrandEntry): string {
  const known = IN_ORDER.flatMap((field) => (brand[field] === undefined ? [] : [[field, brand[field]] as const]));
  return `  - ${dump(Object.fromEntries(known), { flowLevel: 0, lineWidth: -1 }).trim()}`;
}
