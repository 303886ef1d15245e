import { dump } from "js-yaml";
import type { BrandEntry } from "./brand-entry";

/** A brand's line as it stands in its category's file. */
export function brandLine(brand: BrandEntry): string {
  const {
    name,
    domains,
    site,
    aliases,
    country,
    reach,
    towns,
    tier,
    does,
    owner,
    wikidata,
    status,
    successor,
    rivals,
  } = brand;
  const inOrder = {
    name,
    domains,
    site,
    aliases,
    country,
    reach,
    towns,
    tier,
    does,
    owner,
    wikidata,
    status,
    successor,
    rivals,
  };
  const known = Object.fromEntries(Object.entries(inOrder).filter(([, value]) => value !== undefined));
  return `  - ${dump(known, { flowLevel: 0, lineWidth: -1 }).trim()}`;
}
