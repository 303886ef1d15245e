import { displayHostname, registrableDomain, type Website } from "@marque/schema";

/** Letters and digits alone, lower case, without diacritics: `Hub-Spot™` and `hubspot` are the same name. */
export const squash = (value: string): string =>
  value
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** The label that somebody registered: `hubspot` of `www.hubspot.co.uk`. */
export function registrableLabel(hostname: string): string | undefined {
  const domain = registrableDomain(hostname);
  return domain === undefined ? undefined : displayHostname(domain).split(".")[0];
}

/** What is the brand's own, so that it is never taken for a competitor. */
export interface Own {
  /** How the brand may be written in a heading, longest first. */
  names: string[];
  squashed: ReadonlySet<string>;
  domains: ReadonlySet<string>;
}

/** Gathers the brand's names and registrable domains, and the labels of those domains as names. */
export function ownNames(input: { brandName: string; aliases: string[]; website: Website; ownDomains: string[] }): Own {
  const hostnames = [input.website.hostname, input.website.registrableDomain, ...input.ownDomains];
  const labels = hostnames.flatMap((hostname) => registrableLabel(hostname) ?? []);
  const names = [input.brandName, ...input.aliases, ...labels]
    .map((name) => name.trim())
    .filter((name) => squash(name) !== "");
  return {
    names: [...new Set([...names, ...hostnames])].sort((a, b) => b.length - a.length),
    squashed: new Set([...names, ...hostnames].map(squash)),
    domains: new Set(hostnames.flatMap((hostname) => [hostname, registrableDomain(hostname) ?? hostname])),
  };
}

/** Whether a domain belongs to the brand, as itself or under one of its own. */
export const isOwnDomain = (own: Own, domain: string): boolean =>
  own.domains.has(domain) || own.domains.has(registrableDomain(domain) ?? domain);
