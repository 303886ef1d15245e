import type { Atlas } from "@marque/atlas";
import type { Findings } from "../findings";
import { placementOf } from "../placement";
import { customerOf, isLocalFirm } from "../suggest/competitors/customer";
import { kindsOf } from "./kinds";

/** Who is sought: all that a map is told. */
export interface NearbyQuestion {
  /** The id of a market of the atlas. */
  market: string;
  /** ISO 3166-1 alpha-2: `GB`. */
  country: string;
  /** As it is written there: `Köln`. */
  town: string;
}

/**
 * What to ask a map about a business that the atlas does not know, once it is placed and located: who else of its likeliest
 * market is in its town, if buyers look nearby there. `undefined` when that is no question, or the map has no tag for it.
 */
export function nearbyQuestion(findings: Findings, atlas: Atlas): NearbyQuestion | undefined {
  const placement = placementOf(findings, atlas);
  const category = placement?.rivalsIn[0]?.category;
  const customer = customerOf(findings, placement);
  const { country, town } = customer;
  if (category === undefined || country === null || town === null) return undefined;
  if (!isLocalFirm(customer, category) || kindsOf(category.id).length === 0) return undefined;
  return { market: category.id, country, town };
}
