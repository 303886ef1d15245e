import { nameKey, parseWebsite } from "@marque/schema";
import type { Findings, NearbyPlace } from "../../findings";
import type { Knowledge } from "../../stage";
import { isListed } from "../../third-parties/third-parties";
import { NEARBY } from "../../weights";
import { isOwnDomain, type Own } from "../own-names";
import { asCompetitor, type Suggested } from "./competitor";
import type { Customer } from "./customer";
import { groupOf } from "./group";
import { isName } from "./name";

/** A place with the domain that is its own. */
interface Sited {
  place: NearbyPlace;
  domain: string;
}

/**
 * The businesses that a map lists in the town, ten at most, each chain once: nearest first if the map knows the business
 * itself, else in the map's order. Brands of the atlas are given as the atlas has them. Without a domain of its own nobody
 * is taken, for a page on a network or in a directory tells nothing that can be relied on.
 */
export function listedNearby(findings: Findings, own: Own, knowledge: Knowledge, customer: Customer): Suggested[] {
  const { nearby } = findings.surroundings;
  const category = nearby === null ? undefined : knowledge.atlas.category(nearby.market);
  if (nearby === null || category === undefined) return [];
  const sited = nearby.places.flatMap((place): Sited[] => {
    const [first = ""] = place.website.split(";");
    const domain = parseWebsite(first, knowledge.privateHosts)?.registrableDomain;
    return domain === undefined || isListed(domain) || !isName(place.name) ? [] : [{ place, domain }];
  });
  const isOwn = ({ place, domain }: Sited) => isOwnDomain(own, domain) || own.squashed.has(nameKey(place.name));
  const here = sited.find((each) => isOwn(each) && each.place.position !== null)?.place.position ?? null;
  return onceEach(byDistance(sited, here).filter((each) => !isOwn(each)))
    .slice(0, NEARBY.most)
    .map(({ place, domain }) => {
      const rival = knowledge.atlas.brandAt(domain);
      const tier = category.brands.find(({ brand }) => brand === rival)?.tier;
      const isLarger =
        rival !== undefined &&
        groupOf(customer, { rival, category, tier, ownTier: undefined, told: false }) === "larger";
      return {
        competitor:
          rival === undefined
            ? { name: place.name, domains: [domain], aliases: [] }
            : asCompetitor(rival, customer.country),
        // Of the same kind, in the same town; a chain is larger all the same.
        group: isLarger ? "larger" : "direct",
        maker: "map",
        reason: { code: "rival.mapped", params: { kind: place.kind, town: nearby.town } },
        seen: { quote: null, url: place.url },
        weight: NEARBY.weight,
      };
    });
}

/** The first of each domain and of each name. */
function onceEach(sited: readonly Sited[]): Sited[] {
  const seen = new Set<string>();
  return sited.filter(({ place, domain }) => {
    const keys = [domain, `name ${nameKey(place.name)}`];
    const isNew = !keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

/** Nearest first; whose place is not known comes last. */
function byDistance(sited: readonly Sited[], here: NearbyPlace["position"]): Sited[] {
  if (here === null) return [...sited];
  return sited
    .map((each) => ({ each, away: distance(each.place.position, here) }))
    .sort((one, other) => one.away - other.away)
    .map(({ each }) => each);
}

/** By which places of a town are compared: degrees of latitude, those of longitude shortened as they are there. */
function distance(there: NearbyPlace["position"], here: NonNullable<NearbyPlace["position"]>): number {
  if (there === null) return Number.MAX_VALUE;
  const east = (there.longitude - here.longitude) * Math.cos((here.latitude * Math.PI) / 180);
  return Math.hypot(there.latitude - here.latitude, east);
}
