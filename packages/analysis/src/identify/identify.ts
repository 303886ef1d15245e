import { displayHostname } from "@marque/schema";
import { type Claim, type Reason, type Seen, withClaims } from "../findings";
import type { Stage } from "../stage";
import { profileIn } from "../third-parties/hosted";
import { aliasClaims } from "./aliases";
import { findBrandName } from "./brand-name";
import { ownedDomainClaims } from "./domains/owned-domains";
import { claimsOfKnown, isCalled, knownAt } from "./known-brand";
import { siteLabel } from "./site-label";

/**
 * Finds out whose site it is from what its pages say: the name most facts agree on, what else it is called, and the
 * domains that are proven to be its own. A hint is the name as it is. Without any page the address tells the name, or
 * what the atlas knows of it.
 *
 * The name is one line, NFC (Unicode TR 15), of 1–200 characters; aliases, ten at most beside the known ones, never hold
 * it; domains are registrable, ASCII, and never the website's own.
 */
export const identify: Stage = (findings, { atlas, privateHosts }) => {
  const { request, pages, manifestFacts } = findings;
  const { website, brandName: hint } = request;
  const site = siteLabel(findings);
  const known = knownAt(atlas, findings);
  const found = hint === undefined ? findBrandName(pages, manifestFacts, site) : { name: hint, mentions: [] };
  const isKnown = known !== undefined && (pages.length === 0 || isCalled(found.name, known, website));
  const isTold = hint !== undefined || found.mentions.length > 0;
  const brandName = isKnown && !isTold ? known.brand.name : found.name;

  const name = (maker: Claim["maker"], reason: Reason, weight: number, seen: readonly Seen[] = []): Claim => ({
    field: "brandName",
    value: brandName,
    maker,
    reason,
    weight,
    seen,
  });
  const names = [
    ...(hint === undefined ? [] : [name("hint", { code: "name.given", params: {} }, 1)]),
    ...found.mentions.map(({ reason, weight, quote, url }) => name("site", reason, weight, [{ quote, url }])),
    ...(isKnown && brandName === known.brand.name ? [name("atlas", known.reason, 1)] : []),
  ];
  const quote = displayHostname(website.hostname);
  const address = name("site", { code: "name.address", params: {} }, 0, [{ quote, url: website.url }]);
  const aliases = aliasClaims(brandName, pages, manifestFacts, site, privateHosts);
  // Of a profile's host nothing is the brand's own.
  const domains = profileIn(website) !== undefined ? [] : ownedDomainClaims(findings, brandName, privateHosts);
  const more = isKnown ? claimsOfKnown(known, website, { brandName, ...valuesIn(aliases, domains) }) : [];
  return withClaims(findings, [...(names.length === 0 ? [address] : names), ...aliases, ...domains, ...more]);
};

const valuesIn = (aliases: readonly Claim[], domains: readonly Claim[]) => ({
  aliases: aliases.map(({ value }) => value),
  domains: domains.map(({ value }) => value),
});
