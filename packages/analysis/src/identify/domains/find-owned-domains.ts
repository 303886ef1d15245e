import type { Website } from "@marque/schema";
import type { PageReading } from "../../facts";
import type { Redirect, Surroundings } from "../../surroundings";
import type { EvidenceList } from "../evidence-list";
import { type DomainClaim, WAYS } from "./claim";
import { claimsOfCertificate } from "./claims-of-certificate";
import { claimsOfFiles } from "./claims-of-files";
import { claimsOfPages } from "./claims-of-pages";
import { claimsOfProbe } from "./claims-of-probes";
import { claimsOfRedirects } from "./claims-of-redirects";
import { createDomainReader } from "./domain-of";
import { type Names, namesOf } from "./names";
import { isListed, isOfListedFirm, isRented } from "./not-owned";
import { isParked } from "./parked";

type DomainOf = (address: string) => string | undefined;

const MOST_DOMAINS = 50;

/** What is known of a site, to find its other domains in. */
export interface Sighted extends Surroundings {
  website: Website;
  brandName: string;
  readings: readonly PageReading[];
  redirects: readonly Redirect[];
}

/**
 * Other registrable domains that are proven to be the brand's, ASCII, one entry for each, the best proven first. Never
 * the website's own, and none that sites use without owning it.
 */
export function findOwnedDomains(sighted: Sighted, evidence: EvidenceList): string[] {
  const { website, brandName, readings, redirects } = sighted;
  const names = namesOf(website, brandName, readings);
  const domainOf = createDomainReader();
  const site = website.registrableDomain;
  const owners = (claims: readonly DomainClaim[]) =>
    claims.filter((claim) => isBelieved(claim, site, names)).map(({ domain }) => domain);

  const [home] = readings;
  const moves = claimsOfRedirects(redirects, website, home, names, domainOf);
  const owned = new Set([site, ...owners(moves)]);
  // A page that the site only sent us to, as one that asks for consent, speaks for somebody else.
  const isOwn = home !== undefined && owned.has(domainOf(home.url) ?? "") && !isParked(home);
  const said = isOwn ? claimsOfSite(sighted, home.url, owned, names, domainOf) : [];
  for (const domain of owners(said)) owned.add(domain);
  const probed = claimsOfProbes(sighted, owned, names, domainOf);
  for (const domain of owners(probed)) owned.add(domain);

  const claims = [...moves, ...said, ...probed].filter(({ domain }) => domain !== site && owned.has(domain));
  claims.sort((one, other) => WAYS.indexOf(one.way) - WAYS.indexOf(other.way));
  const domains = [...new Set(owners(claims))].slice(0, MOST_DOMAINS);
  const found = new Set(domains);
  for (const { domain, reason, quote, url } of claims)
    if (found.has(domain)) evidence.add("additionalDomains", domain, reason, quote, url);
  return domains;
}

function claimsOfSite(
  { readings, certificateNames, fileFacts }: Sighted,
  url: string,
  own: ReadonlySet<string>,
  names: Names,
  domainOf: DomainOf,
): DomainClaim[] {
  const said = [...claimsOfPages(readings, names, domainOf), ...claimsOfFiles(fileFacts, names, domainOf)];
  return [...said, ...claimsOfCertificate({ names: certificateNames, url }, own, names, said, domainOf)];
}

/** A domain may lead to one that only another probe proves: each round knows what those before it found. */
function claimsOfProbes(sighted: Sighted, known: ReadonlySet<string>, names: Names, domainOf: DomainOf): DomainClaim[] {
  const { probed, readings, website } = sighted;
  const owned = new Set(known);
  for (;;) {
    const claims = probed.flatMap((probe) => {
      const others = new Set(owned);
      others.delete(probe.domain);
      return claimsOfProbe(probe, { owned: others, readings, names, domainOf });
    });
    const before = owned.size;
    for (const claim of claims) if (isBelieved(claim, website.registrableDomain, names)) owned.add(claim.domain);
    if (owned.size === before) return claims;
  }
}

function isBelieved({ domain, weight }: DomainClaim, site: string, names: Names): boolean {
  if (isRented(domain)) return false;
  // What everybody uses is owned by its owner alone, or by a namesake who proves it.
  if (isListed(domain) && !isOfListedFirm(site) && !(names.isNamesake(domain) && weight !== "label")) return false;
  if (weight === "proof") return true;
  if (weight === "named") return names.isNamed(domain);
  return weight === "label" && names.isNamesake(domain);
}
