import { isListed } from "../../third-parties/third-parties";
import type { DomainClaim } from "./claim";
import { shown } from "./domain-of";
import type { Names } from "./names";

/** More domains than this share a certificate by renting from one host. */
const MOST_DOMAINS = 20;
/** One that is called otherwise is believed on a shorter certificate alone. */
const MOST_STRANGERS = 10;

type DomainOf = (address: string) => string | undefined;

/** The registrable domains that a certificate names, each once; a wildcard stands for its domain. */
export const domainsOn = (certificateNames: readonly string[], domainOf: DomainOf): string[] => [
  ...new Set(certificateNames.map((name) => domainOf(name.replace(/^\*\./, ""))).filter((each) => each !== undefined)),
];

/**
 * Whether a certificate is one owner's: of hosts and networks that put their customers on one, there are many names, and
 * most have nothing to do with each other.
 */
export const isOneOwners = (domains: readonly string[], isRelated: (domain: string) => boolean): boolean =>
  domains.length <= MOST_DOMAINS || domains.filter(isRelated).length * 2 >= domains.length;

/** A certificate, and the page that it was shown for. */
export interface Certificate {
  names: readonly string[];
  url: string;
}

/**
 * What the site's certificate says: whoever gets one has shown that each of its names is his (CA/Browser Forum Baseline
 * Requirements, section 3.2.2.4), or his customer's.
 *
 * @param own the registrable domains that the site stands at: its own, and where it has moved to.
 * @param others what else speaks for domains; a name that is called otherwise is believed with one of these alone.
 */
export function claimsOfCertificate(
  certificate: Certificate,
  own: ReadonlySet<string>,
  names: Names,
  others: readonly DomainClaim[],
  domainOf: DomainOf,
): DomainClaim[] {
  const domains = domainsOn(certificate.names, domainOf);
  if (!domains.some((domain) => own.has(domain))) return [];
  // A network's own name stands on the certificates that it shares among customers.
  if (![...own].some(isListed) && domains.some(isListed)) return [];
  const spokenFor = new Set(others.map(({ domain }) => domain));
  const isKin = (domain: string) => own.has(domain) || names.isNamed(domain);
  const isRelated = (domain: string) => isKin(domain) || names.holdsName(domain) || spokenFor.has(domain);
  if (!isOneOwners(domains, isRelated)) return [];
  // Every certificate names its own host.
  const related = domains.filter((domain) => domain !== domainOf(certificate.url) && isRelated(domain));
  const isShort = domains.length <= MOST_STRANGERS && (related.length + 1) * 3 >= domains.length;
  return (isShort ? related : related.filter(isKin)).map((domain) => ({
    domain,
    way: "certificate",
    weight: "proof",
    reason: { code: "domain.certificate", params: {} },
    quote: domains.map(shown).join(", "),
    url: certificate.url,
  }));
}
