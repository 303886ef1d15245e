import type { AtlasBrand, AtlasCategory, Tier } from "@marque/atlas";
import { RIVALS } from "../../weights";
import { type Customer, isLocalFirm } from "./customer";
import { isInTown, isPresentIn } from "./sold-in";

/**
 * How much a rival counts by whether a buyer around the customer can go to it, in markets where buyers look nearby. 0 for a
 * chain that is not in the country, a place in another town, and for who serves the whole world or its largest companies.
 * 1 in other markets.
 */
export function byNearness(
  customer: Customer,
  category: AtlasCategory,
  rival: AtlasBrand,
  tier: Tier | undefined,
): number {
  if (!isLocalFirm(customer, category)) return 1;
  const { country, town } = customer;
  if (country === null || !isPresentIn(country, rival)) return 0;
  if (tier === "enterprise" || (rival.reach === "global" && rival.country !== country)) return 0;
  const inTown = town === null ? undefined : isInTown(town, rival);
  if (inTown === undefined) return 1;
  return inTown ? RIVALS.sameTown : 0;
}
