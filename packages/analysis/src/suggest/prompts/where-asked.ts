import { type Atlas, type AtlasCategory, isNearbyLanguage, type NearbyLanguage, type TradeAsks } from "@marque/atlas";
import { languagesOf } from "../../countries";
import type { Findings } from "../../findings";
import { localityOf } from "../../locality";
import type { Placement } from "../../placement";
import { type Customer, customerOf, isLocalFirm, isSoughtNearby } from "../competitors/customer";
import { lower, type Words } from "./words";

/** The country whose money its buyers pay with, the place that questions about a market name, and the town of a local business. */
export function whereAsked(
  findings: Findings,
  atlas: Atlas,
  placement: Placement,
  category: AtlasCategory,
  language: NearbyLanguage,
  words: Words,
): { country: string | null; place: string | undefined; town: string | undefined } {
  const customer = customerOf(findings, placement);
  const isLocal = isLocalFirm(customer, category) || tradesNearby(atlas, language, customer, category).length > 0;
  const town = townOf(customer, isLocal, language) ?? knownTown(placement, language);
  const inCountry = language === "en" ? placeIn(findings, words)?.replace(/^in /, "") : undefined;
  return {
    country: countryOfBuyers(findings, placement, language),
    place: town ?? inCountry,
    town: isLocal ? town : undefined,
  };
}

/** The trades that are asked about nearby, where that is how a business's buyers look for it. */
export const tradesNearby = (
  atlas: Atlas,
  language: string,
  customer: Customer,
  category: AtlasCategory,
): readonly TradeAsks[] =>
  isNearbyLanguage(language) && isSoughtNearby(customer, category) ? atlas.nearby(category, language) : [];

/** Where its buyers pay; `null` when they are everywhere, as those of a German brand are who ask in English. */
function countryOfBuyers(findings: Findings, { brand }: Placement, language: string): string | null {
  const { country, reach } = localityOf(findings);
  const home = country ?? brand?.country ?? null;
  const isEverywhere = reach === "world" || (reach === null && brand?.reach === "global");
  return home === null || (isEverywhere && !languagesOf(home).includes(language)) ? null : home;
}

/** "leeds" for a brand that sells around its town. */
const townOf = ({ town, reach }: Customer, isLocal: boolean, language: NearbyLanguage): string | undefined =>
  town !== null && (isLocal || reach === "local") ? lower(town, language) : undefined;

/** Where a brand of the atlas has its only places, a museum or a restaurant: `münchen`, and `munich` where others speak. */
function knownTown({ brand }: Placement, language: NearbyLanguage): string | undefined {
  const [own, ...called] = brand?.towns ?? [];
  // The name in English stands last.
  const town = brand === undefined || languagesOf(brand.country).includes(language) ? own : (called.at(-1) ?? own);
  return town === undefined ? undefined : lower(town, language);
}

/** "in deutschland" for a brand that sells there alone, in the site's language; `undefined` when it has no words for it. */
export function placeIn(findings: Findings, { language }: Words): string | undefined {
  const { country, reach } = localityOf(findings);
  if (country === null || reach === "world") return undefined;
  // By top-level domain, which is the ISO code in lower case but for one.
  return language.countries[country === "GB" ? "uk" : country.toLowerCase()];
}
