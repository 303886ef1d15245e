import type { PrivateHosts } from "@marque/schema";
import type { Claim, Findings } from "../../findings";
import { isListed, isOfListedFirm, isRented } from "../../third-parties/third-parties";
import { type DomainClaim, WAYS } from "./claim";
import { claimsOfCertificate } from "./claims-of-certificate";
import { claimsOfFiles } from "./claims-of-files";
import { claimsOfPages } from "./claims-of-pages";
import { claimsOfProbe } from "./claims-of-probes";
import { claimsOfRedirects } from "./claims-of-redirects";
import { createDomainReader } from "./domain-of";
import { type Names, namesOf } from "./names";
import { isParked } from "./parked";

type DomainOf = (address: string) => string | undefined;

const MOST_DOMAINS = 50;

/**
 * Other registrable domains that are proven to be the brand's, ASCII, with all that speaks for each, the best proven
 * first. Never the website's own, and none that sites use without owning it.
 */
export function ownedDomainClaims(findings: Findings, brandName: string, privateHosts: PrivateHosts): Claim[] {
  const { request, pages, redirects } = findings;
  const { website } = request;
  const names = namesOf(website, brandName, pages);
  const domainOf = createDomainReader(privateHosts);
  const site = website.registrableDomain;
  const owners = (claims: readonly DomainClaim[]) =>
    claims.filter((claim) => isBelieved(claim, site, names)).map(({ domain }) => domain);

  const [home] = pages;
  const moves = claimsOfRedirects(redirects, website, home, names, domainOf);
  const owned = new Set([site, ...owners(moves)]);
  // A page that the site only sent us to, as one that asks for consent, speaks for somebody else.
  const isOwn = home !== undefined && owned.has(domainOf(home.url) ?? "") && !isParked(home);
  const said = isOwn ? claimsOfSite(findings, home.url, owned, names, domainOf) : [];
  for (const domain of owners(said)) owned.add(domain);
  const probed = claimsOfProbes(findings, owned, names, domainOf);
  for (const domain of owners(probed)) owned.add(domain);

  const claims = [...moves, ...said, ...probed].filter(({ domain }) => domain !== site && owned.has(domain));
  claims.sort((one, other) => WAYS.indexOf(one.way) - WAYS.indexOf(other.way));
  const domains = new Set([...new Set(owners(claims))].slice(0, MOST_DOMAINS));
  const inOrder = [...domains].flatMap((domain) => claims.filter((claim) => claim.domain === domain));
  return inOrder.map(({ domain, way, reason, quote, url }) => ({
    field: "additionalDomains",
    value: domain,
    maker: "proof",
    reason,
    seen: [{ quote, url }],
    weight: WAYS.length - WAYS.indexOf(way),
  }));
}

function claimsOfSite(
  { pages, surroundings: { certificateNames, fileFacts } }: Findings,
  url: string,
  own: ReadonlySet<string>,
  names: Names,
  domainOf: DomainOf,
): DomainClaim[] {
  const said = [...claimsOfPages(pages, names, domainOf), ...claimsOfFiles(fileFacts, names, domainOf)];
  return [...said, ...claimsOfCertificate({ names: certificateNames, url }, own, names, said, domainOf)];
}

/** A domain may lead to one that only another probe proves: each round knows what those before it found. */
function claimsOfProbes(
  findings: Findings,
  known: ReadonlySet<string>,
  names: Names,
  domainOf: DomainOf,
): DomainClaim[] {
  const { request, pages, surroundings } = findings;
  const owned = new Set(known);
  for (;;) {
    const claims = surroundings.probed.flatMap((probe) => {
      const others = new Set(owned);
      others.delete(probe.domain);
      return claimsOfProbe(probe, { owned: others, readings: pages, names, domainOf });
    });
    const before = owned.size;
    for (const claim of claims)
      if (isBelieved(claim, request.website.registrableDomain, names)) owned.add(claim.domain);
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
