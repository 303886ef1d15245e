import type { AtlasBrand } from "@marque/atlas";
import type { Competitor, CompetitorGroup } from "@marque/schema";
import { countryOfEnding } from "../../countries";
import type { Maker, Reason, Seen } from "../../findings";

/** A competitor with the reason for it. */
export interface Suggested {
  competitor: Competitor;
  group: CompetitorGroup;
  maker: Maker;
  reason: Reason;
  seen: Seen | undefined;
  weight: number;
}

/**
 * A brand as a competitor for a customer in a country: its domain there comes first, `lidl.es` for a Spanish shop.
 *
 * @param name what competes: the brand, or a product of it.
 */
export const asCompetitor = (
  { name: brand, websites, aliases }: AtlasBrand,
  country: string | null,
  name: string = brand,
): Competitor => ({
  name,
  domains: localFirst(websites, country),
  // A product is found by its maker's name too; the maker's aliases are mostly other products (iPhone beside Apple Notes).
  aliases: name === brand ? [...aliases] : [brand],
});

/** The hosts under the country's own top-level domain before the others, each in its order. */
export function localFirst(websites: readonly string[], country: string | null): string[] {
  const isThere = (host: string) =>
    country !== null && countryOfEnding(host.slice(host.lastIndexOf(".") + 1)) === country;
  return [...websites.filter(isThere), ...websites.filter((host) => !isThere(host))];
}
