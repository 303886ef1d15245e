import { type Claim, withClaims } from "../findings";
import type { Stage } from "../stage";
import {
  COUNTRY_FLOOR,
  COUNTRY_LEAD,
  LANGUAGE_FLOOR,
  REACH_FLOOR,
  SIZE_FLOOR,
  TOWN_FLOOR,
  TOWN_LEAD,
} from "../weights";
import { contactLines } from "./contact-lines";
import { countryBallots } from "./country";
import { languageBallots } from "./language";
import { reachBallots } from "./reach";
import { sizeBallots } from "./size";
import { townBallots } from "./town";
import { count, type Winner } from "./vote";

/** More reasons for one value convince nobody further. */
const MOST_REASONS = 5;
/** Of two languages or reaches the likelier is used; a wrong country or town does harm. */
const NO_LEAD = 1;

/**
 * Where a brand is and how far it sells, and how large it is: language, country, town, reach and size, each by one vote over all facts. A field that
 * nothing is sure of gets no claim. The weights of a field's claims are their parts of the value's share of the vote.
 */
export const locate = ((findings) => {
  const language = count(languageBallots(findings), LANGUAGE_FLOOR, NO_LEAD);
  const lines = contactLines(findings, language?.value);
  const country = count(countryBallots(findings, lines, language?.value), COUNTRY_FLOOR, COUNTRY_LEAD);
  const town = count(townBallots(findings, lines, language?.value, country?.value), TOWN_FLOOR, TOWN_LEAD);
  const reach = count(reachBallots(findings, language?.value, town?.value), REACH_FLOOR, NO_LEAD);
  const size = count(sizeBallots(findings, lines, language?.value), SIZE_FLOOR, NO_LEAD);
  return withClaims(findings, [
    ...claims("language", language),
    ...claims("country", country),
    ...claims("town", town),
    ...claims("reach", reach),
    ...claims("size", size),
  ]);
}) satisfies Stage;

function claims(field: "language" | "country" | "town" | "reach" | "size", winner: Winner | undefined): Claim[] {
  if (winner === undefined) return [];
  const { value, ballots } = winner;
  return ballots.slice(0, MOST_REASONS).map(({ ballot, share }) => ({
    field,
    value,
    maker: "site",
    reason: ballot.reason,
    seen: ballot.seen.map(({ quote, url }) => ({ quote, url })),
    weight: share,
  }));
}
