import { pageCode, sourceLabel } from "../../explain/reason-of-fact";
import type { PageReading, ProbedDomain, Reason } from "../../findings";
import { isListed } from "../../third-parties/third-parties";
import type { DomainClaim } from "./claim";
import { domainsOn, isOneOwners } from "./claims-of-certificate";
import { shown } from "./domain-of";
import type { Names } from "./names";
import { isParked } from "./parked";

type DomainOf = (address: string) => string | undefined;

/** What a probed domain is held against. */
export interface ProbeContext {
  /** The registrable domains that are known to be the brand's, the website's first. */
  owned: ReadonlySet<string>;
  readings: readonly PageReading[];
  names: Names;
  domainOf: DomainOf;
}

/**
 * What speaks for one domain under the site's name: it leads to the site, says that it is the site's, shares its
 * certificate, or the two link to each other. The name alone is no proof: names are free to whoever comes first.
 */
export function claimsOfProbe(probe: ProbedDomain, context: ProbeContext): DomainClaim[] {
  const { owned, domainOf } = context;
  const { domain, redirects, reading } = probe;
  const leading = redirects.find(({ to }) => owned.has(domainOf(to) ?? ""));
  const from = redirects[0]?.from;
  if (leading !== undefined && from !== undefined) {
    const reason = { code: "domain.redirect", params: { host: shown(domainOf(leading.to) ?? "") } } as const;
    return [{ domain, way: "redirect", weight: "proof", reason, quote: `${from} → ${leading.to}`, url: from }];
  }
  // What stands elsewhere, or what a broker shows, says nothing of the domain's owner.
  if (reading === null || domainOf(reading.url) !== domain || isParked(reading)) return [];
  return [
    ...pointing(domain, reading, context),
    ...sharing(probe, reading, context),
    ...linking(domain, reading, context),
  ];
}

function pointing(domain: string, reading: PageReading, { owned, domainOf }: ProbeContext): DomainClaim[] {
  return reading.facts.flatMap(({ kind, value, source, url }): DomainClaim[] => {
    const to = domainOf(value) ?? "";
    if ((kind !== "canonical" && kind !== "hreflang") || !owned.has(to)) return [];
    const reason: Reason = {
      code: kind === "canonical" ? "domain.mirror" : "domain.language",
      params: { domain: shown(domain), host: shown(to), source: sourceLabel(source) },
    };
    return [{ domain, way: kind, weight: "proof", reason, quote: value, url }];
  });
}

function sharing(
  { domain, certificateNames }: ProbedDomain,
  { url }: PageReading,
  { owned, names, domainOf }: ProbeContext,
): DomainClaim[] {
  const domains = domainsOn(certificateNames, domainOf);
  const common = domains.find((each) => owned.has(each));
  if (common === undefined || !domains.includes(domain) || domains.some(isListed)) return [];
  if (!isOneOwners(domains, (each) => owned.has(each) || names.isNamed(each))) return [];
  const reason = { code: "domain.certificate.shared", params: { host: shown(common) } } as const;
  return [{ domain, way: "certificate", weight: "proof", reason, quote: domains.map(shown).join(", "), url }];
}

function linking(domain: string, candidate: PageReading, { owned, readings, domainOf }: ProbeContext): DomainClaim[] {
  const back = candidate.links.find(({ url }) => owned.has(domainOf(url) ?? ""));
  const page = readings.find(({ links }) => links.some(({ url }) => domainOf(url) === domain));
  const there = page?.links.find(({ url }) => domainOf(url) === domain);
  if (back === undefined || page === undefined || there === undefined) return [];
  const params = { page: pageCode(page.kind), host: shown(domainOf(back.url) ?? "") };
  const reason = { code: "domain.mutual-link", params } as const;
  return [{ domain, way: "mutual-link", weight: "proof", reason, quote: `${there.url} → ${back.url}`, url: page.url }];
}
