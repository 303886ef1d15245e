import type { AtlasBrand, AtlasCategory, Tier } from "@marque/atlas";
import type { CompetitorGroup } from "@marque/schema";
import { type Customer, isLocalFirm, isSmall } from "./customer";
import { countriesOf, isInTown, isInternational } from "./sold-in";

/** A rival in a market, as far as its group goes by it. */
export interface Standing {
  rival: AtlasBrand;
  /** The market in which it competes. */
  category: AtlasCategory;
  tier: Tier | undefined;
  /** The customer's own segment there, where the atlas knows it. */
  ownTier: Tier | undefined;
  /** The atlas lists it as a rival of this very brand. */
  told: boolean;
}

/** How a rival stands to the customer. Who is listed as a rival of this very brand is a direct one. */
export function groupOf(customer: Customer, standing: Standing): CompetitorGroup {
  const { rival, category, told } = standing;
  if (told) return "direct";
  if (isLarger(customer, standing)) return "larger";
  if (rival.main !== category) return "niche";
  return isRegional(customer, rival) ? "regional" : "direct";
}

function isLarger(customer: Customer, { rival, category, tier, ownTier }: Standing): boolean {
  const { brand, town, size } = customer;
  if (brand !== undefined) {
    if (tier === "enterprise") return ownTier !== undefined && ownTier !== "enterprise";
    return rival.reach === "global" && countriesOf(brand)?.size === 1;
  }
  if (size === "large") return false;
  if (tier === "small") return false;
  // Whom the atlas lists without a town is in many.
  if (isLocalFirm(customer, category)) return size !== "medium" && !(town !== null && isInTown(town, rival) === true);
  return tier === "enterprise" || (isSmall(customer) && isInternational(rival));
}

/** Sold in a part of where the customer is; or, beside one that is known to be in one country, from there as well. */
function isRegional({ brand, country, reach }: Customer, rival: AtlasBrand): boolean {
  const there = countriesOf(rival);
  if (there === undefined) return false;
  if (brand !== undefined) {
    const here = countriesOf(brand);
    return here === undefined || there.size < here.size;
  }
  return reach === "world" || (country === null && there.size === 1);
}
