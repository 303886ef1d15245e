import { sameText, type Website } from "@marque/schema";
import { compact } from "./compact";
import type { EvidenceList } from "./evidence-list";

/** What is known of the brand at a website before it is read. */
export interface KnownBrand {
  name: string;
  aliases: readonly string[];
  /** Registrable domains or hostnames, the website's own among them. */
  domains: readonly string[];
  /** How it is known, for a marketer. */
  because: string;
}

/**
 * Whether a site that calls itself so is the known brand's. A domain may have changed hands, and a part of a site may be
 * a brand of its own: there, only the very name counts.
 */
export function isCalled(name: string, known: KnownBrand, website: Website): boolean {
  const called = compact(name);
  const names = [known.name, ...known.aliases].map(compact).filter((each) => each !== "");
  if (names.includes(called)) return true;
  const isPart = website.hostname !== website.registrableDomain || new URL(website.url).pathname !== "/";
  return !isPart && names.some((each) => called.includes(each) || (called.length > 3 && each.includes(called)));
}

/** Adds the aliases and domains that are known and that the site itself didn't tell. */
export function addKnown(
  known: KnownBrand,
  website: Website,
  found: { brandName: string; aliases: string[]; additionalDomains: string[] },
  evidence: EvidenceList,
): void {
  for (const alias of known.aliases) {
    const isHeld = sameText(alias).includes(sameText(found.brandName));
    if (isHeld || found.aliases.some((each) => sameText(each) === sameText(alias))) continue;
    found.aliases.push(alias);
    evidence.add("aliases", alias, known.because, null, null);
  }
  const isOwn = (domain: string) =>
    domain === website.registrableDomain || domain.endsWith(`.${website.registrableDomain}`);
  for (const domain of known.domains) {
    if (isOwn(domain) || found.additionalDomains.includes(domain)) continue;
    found.additionalDomains.push(domain);
    evidence.add("additionalDomains", domain, known.because, null, null);
  }
}
