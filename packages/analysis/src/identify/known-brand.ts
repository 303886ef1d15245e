import type { Atlas, AtlasBrand } from "@marque/atlas";
import { displayHostname, nameKey, sameText, type Website } from "@marque/schema";
import type { Claim, Findings, Reason } from "../findings";
import { isFrontPage, isThirdParty, profileIn } from "../third-parties/hosted";

/** A brand that the atlas knows at a website, and how it is known. */
export interface KnownBrand {
  brand: AtlasBrand;
  reason: Reason;
}

/**
 * The brand that the atlas knows at the website's own address, else where that redirects to. A redirect makes a site
 * another's only when it leads to that company's front page: what leads to a page inside it, or to a third party, where
 * everybody has a page, is not theirs.
 */
export function knownAt(atlas: Atlas, { request: { website }, redirects }: Findings): KnownBrand | undefined {
  const own = profileIn(website) !== undefined ? undefined : atlas.brandAt(website.hostname, website.path);
  if (own !== undefined) return { brand: own, reason: because("known.at", own, website.hostname) };
  for (const { to } of redirects) {
    const { hostname } = new URL(to);
    const brand = isThirdParty(to) || !isFrontPage(to) ? undefined : atlas.brandAt(hostname);
    if (brand !== undefined) return { brand, reason: because("known.redirect", brand, hostname) };
  }
  return undefined;
}

const because = (code: Reason["code"], { name }: AtlasBrand, hostname: string): Reason => ({
  code,
  params: { brand: name, host: displayHostname(hostname.replace(/^www\./, "")) },
});

/**
 * Whether a site that calls itself so is the known brand's. A domain may have changed hands, and a part of a site may be
 * a brand of its own: there, only the very name counts.
 */
export function isCalled(name: string, { brand }: KnownBrand, website: Website): boolean {
  const called = nameKey(name);
  const names = [brand.name, ...brand.aliases].map(nameKey).filter((each) => each !== "");
  if (names.includes(called)) return true;
  const isPart = website.hostname !== website.registrableDomain || new URL(website.url).pathname !== "/";
  return !isPart && names.some((each) => called.includes(each) || (called.length > 3 && each.includes(called)));
}

/** Which brand it is, and the aliases and domains that are known and that the site itself didn't tell. */
export function claimsOfKnown(
  { brand, reason }: KnownBrand,
  website: Website,
  found: { brandName: string; aliases: readonly string[]; domains: readonly string[] },
): Claim[] {
  const claim = (field: "brand" | "aliases" | "additionalDomains", value: string): Claim => ({
    field,
    value,
    maker: "atlas",
    reason,
    seen: [],
    weight: 1,
  });
  const isNew = (alias: string) =>
    !sameText(alias).includes(sameText(found.brandName)) &&
    !found.aliases.some((each) => sameText(each) === sameText(alias));
  const isOwn = (domain: string) =>
    domain === website.registrableDomain || domain.endsWith(`.${website.registrableDomain}`);
  return [
    claim("brand", brand.domains[0] ?? ""),
    ...brand.aliases.filter(isNew).map((alias) => claim("aliases", alias)),
    ...brand.domains
      .filter((domain) => !isOwn(domain) && !found.domains.includes(domain))
      .map((domain) => claim("additionalDomains", domain)),
  ];
}
