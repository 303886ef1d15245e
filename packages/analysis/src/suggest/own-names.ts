import { nameKey, registrableDomain, registrableLabel } from "@marque/schema";
import { type Findings, valuesOf } from "../findings";

/** What is the brand's own, so that it is never taken for a competitor. */
export interface Own {
  /** How the brand may be written in a heading, longest first. */
  names: string[];
  squashed: ReadonlySet<string>;
  domains: ReadonlySet<string>;
}

/** Gathers the brand's names and registrable domains, and the labels of those domains as names. */
export function ownNames(findings: Findings): Own {
  const { website } = findings.request;
  const hostnames = [website.hostname, website.registrableDomain, ...valuesOf(findings, "additionalDomains")];
  const labels = hostnames.flatMap((hostname) => registrableLabel(hostname) ?? []);
  const names = [...valuesOf(findings, "brandName"), ...valuesOf(findings, "aliases"), ...labels]
    .map((name) => name.trim())
    .filter((name) => nameKey(name) !== "");
  return {
    names: [...new Set([...names, ...hostnames])].sort((a, b) => b.length - a.length),
    squashed: new Set([...names, ...hostnames].map(nameKey)),
    domains: new Set(hostnames.flatMap((hostname) => [hostname, registrableDomain(hostname) ?? hostname])),
  };
}

/** Whether a domain belongs to the brand, as itself or under one of its own. */
export const isOwnDomain = (own: Own, domain: string): boolean =>
  own.domains.has(domain) || own.domains.has(registrableDomain(domain) ?? domain);
