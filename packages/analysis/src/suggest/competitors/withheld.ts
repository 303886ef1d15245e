import { countryParam } from "../../explain/say";
import type { Claim } from "../../findings";
import type { Placement } from "../../placement";
import { type Customer, isLocalFirm } from "./customer";
import { inSentence } from "./in-sentence";

/**
 * What to say when a local business gets no rival from its market: a chain of another country, or of the whole world, is
 * nobody whom its customers could choose. `undefined` for any other business.
 */
export function withheldIn(placement: Placement | undefined, customer: Customer): Claim | undefined {
  const market = placement?.rivalsIn.find(({ category }) => isLocalFirm(customer, category));
  if (market === undefined) return undefined;
  const { country, town } = customer;
  const { name } = market.category;
  const code = country === null ? "withheld.nowhere" : town === null ? "withheld.country" : "withheld.town";
  const params = { market: inSentence(name), country: country === null ? "" : countryParam(country), town: town ?? "" };
  return { field: "withheldRivals", value: name, maker: "atlas", reason: { code, params }, seen: [], weight: 1 };
}
