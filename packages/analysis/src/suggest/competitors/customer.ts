import type { AtlasBrand, AtlasCategory, Tier } from "@marque/atlas";
import { hasBasket } from "../../basket";
import type { Findings } from "../../findings";
import { type Locality, localityOf } from "../../locality";
import type { Placement } from "../../placement";

/** For whom rivals are sought. */
export interface Customer extends Pick<Locality, "country" | "town" | "language" | "reach" | "size"> {
  /** The brand of the atlas that it is; `undefined` for a business that the atlas does not know. */
  brand: AtlasBrand | undefined;
  /** Its pages have a basket. */
  sellsOnline: boolean;
}

export function customerOf(findings: Findings, placement: Placement | undefined): Customer {
  const { country, town, language, reach, size } = localityOf(findings);
  return { brand: placement?.brand, country, town, language, reach, size, sellsOnline: findings.pages.some(hasBasket) };
}

/**
 * Whether it is a business around its town in a market where buyers look nearby. The atlas knows who is in several towns;
 * whom it does not know is taken for local, unless the site says otherwise.
 */
export const isLocalFirm = ({ brand, reach, size }: Customer, { local }: AtlasCategory): boolean =>
  local && brand === undefined && reach !== "world" && size !== "large";

/** Whether the site says that it is small, or works around its town. Who sells to the world may have one address as well. */
export const isSmall = ({ brand, reach, size }: Customer): boolean =>
  brand === undefined && reach !== "world" && (size === "small" || (reach === "local" && size === null));

/**
 * Whether its buyers look for it around its town: a local firm, or a shop or maker at a known place that neither sells
 * online nor says that it sells further.
 */
export const isSoughtNearby = (customer: Customer, category: AtlasCategory): boolean =>
  isLocalFirm(customer, category) ||
  (customer.brand === undefined &&
    customer.town !== null &&
    !customer.sellsOnline &&
    customer.size !== "large" &&
    (customer.reach === "local" || customer.reach === null));

/** Its segment of a market; that of a business which the atlas does not know by its size, as small ones buy and sell beside small ones. */
export function tierIn({ brand, size }: Customer, { brands }: AtlasCategory): Tier | undefined {
  if (brand !== undefined) return brands.find((each) => each.brand === brand)?.tier;
  return size === "small" ? "small" : size === "large" ? "enterprise" : undefined;
}
