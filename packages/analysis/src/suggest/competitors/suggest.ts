import { nameKey } from "@marque/schema";
import { type Claim, withClaims } from "../../findings";
import { placementOf } from "../../placement";
import type { Stage } from "../../stage";
import { isOwnDomain, type Own, ownNames } from "../own-names";
import { ownParts } from "../parts";
import type { Suggested } from "./competitor";
import { customerOf } from "./customer";
import { rivalsInMarket } from "./in-market";
import { listedNearby } from "./listed-nearby";
import { namedBySite } from "./named-by-site";
import { withheldIn } from "./withheld";

type CompetitorClaim = Extract<Claim, { field: "competitors" }>;

/**
 * Claims competitors, as many as asked for: first those that the site names itself, strongest evidence first; then those
 * that a map lists in its town, if one was asked; then the rivals in its market, nearest first. One claim each. None is the brand, its owner or its sister, and no domain stands
 * under two. When a local business gets none, it claims that too.
 */
export const suggestCompetitors: Stage = (findings, knowledge) => {
  const max = findings.request.maxCompetitors;
  if (max <= 0) return findings;
  const own = ownNames(findings);
  const placement = placementOf(findings, knowledge.atlas);
  const customer = customerOf(findings, placement);
  const inMarket =
    placement === undefined
      ? []
      : rivalsInMarket(placement, customer, (category) => ownParts(findings, knowledge.atlas, placement, category));
  const named = namedBySite(findings, own, knowledge, placement);
  const nearby = listedNearby(findings, own, knowledge, customer);
  const kept = distinct([...named, ...nearby, ...inMarket], own, max);
  const withheld = kept.length > 0 ? undefined : withheldIn(placement, customer);
  return withClaims(findings, [...kept.map(asClaim), ...(withheld === undefined ? [] : [withheld])]);
};

/** The first of each name and domain, and none of the brand's own. */
function distinct(all: readonly Suggested[], own: Own, max: number): Suggested[] {
  const seen = new Set<string>();
  const taken = new Set<string>();
  const kept: Suggested[] = [];
  for (const each of all) {
    const { name, domains, aliases } = each.competitor;
    if (kept.length >= max) break;
    const names = [name, ...aliases].map(nameKey);
    const isKnown = names.some((one) => seen.has(one)) || domains.some((domain) => taken.has(domain));
    const isOwn = own.squashed.has(nameKey(name)) || domains.some((domain) => isOwnDomain(own, domain));
    if (isKnown || isOwn) continue;
    for (const one of names) seen.add(one);
    for (const domain of domains) taken.add(domain);
    kept.push(each);
  }
  return kept;
}

const asClaim = ({ competitor, group, maker, reason, seen, weight }: Suggested): CompetitorClaim => ({
  field: "competitors",
  value: competitor.name,
  competitor,
  group,
  maker,
  reason,
  seen: seen === undefined ? [] : [seen],
  weight,
});
