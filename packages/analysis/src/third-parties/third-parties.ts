import { registrableDomain, registrableLabel } from "@marque/schema";
import thirdParties from "./third-parties.json";

/** Used by everybody, owned by few: networks, hosts, shop systems, trackers, mail and payment providers, app stores. */
const LISTED: ReadonlySet<string> = new Set(Object.values(thirdParties.domains).flat());
/** Firms with a domain in every country. */
const LISTED_LABELS: ReadonlySet<string> = new Set(thirdParties.labels);
/** Suffixes of the list's private section that sell names as a country's registry does. */
const REGISTRIES: ReadonlySet<string> = new Set(thirdParties.registries);

const labelIn = (domain: string): string => registrableLabel(domain) ?? domain;

/** Shorter labels are somebody else's under the next suffix: `line.me`. */
const SHORTEST_LABEL = 5;
/** Those of the list's firms, which have domains of that name in other countries. */
const FIRMS: ReadonlySet<string> = new Set([...LISTED].map(labelIn).filter((label) => label.length >= SHORTEST_LABEL));

/** Whether a registrable domain is one that sites use without owning it. */
export const isListed = (domain: string): boolean => LISTED.has(domain) || LISTED_LABELS.has(labelIn(domain));

/** Whether a registrable domain is one of the list's firms' own: their other domains are listed, and yet theirs. */
export const isOfListedFirm = (domain: string): boolean => isListed(domain) || FIRMS.has(labelIn(domain));

/** Whether a registrable domain was not registered but rented with a service, as `acme.github.io`. */
export function isRented(domain: string): boolean {
  const parent = domain.slice(domain.indexOf(".") + 1);
  return registrableDomain(parent) !== undefined && !REGISTRIES.has(parent);
}

const PARKING: ReadonlySet<string> = new Set(thirdParties.domains.parking);

/** Whether a registrable domain is where names are parked and sold. */
export const isParkingHost = (domain: string): boolean => PARKING.has(domain);
