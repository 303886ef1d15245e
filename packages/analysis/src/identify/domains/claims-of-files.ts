import { sourceLabel } from "../../explain/reason-of-fact";
import type { Fact } from "../../findings";
import type { DomainClaim } from "./claim";
import type { Names } from "./names";

const fileOf = ({ source }: Fact) => ({
  file: source.type === "file" ? source.file : "",
  field: source.type === "file" ? (source.field ?? "") : "",
});

const sitemapCode = (fact: Fact) => (fileOf(fact).file === "robots.txt" ? "source.robots" : "source.sitemap");

/** What the files that a site keeps for programs say of other domains. */
export function claimsOfFiles(
  facts: readonly Fact[],
  names: Names,
  domainOf: (address: string) => string | undefined,
): DomainClaim[] {
  return facts.flatMap((fact): DomainClaim[] => {
    const domain = domainOf(fact.value);
    if (domain === undefined) return [];
    const about = { domain, quote: fact.quote, url: fact.url };
    switch (fact.kind) {
      case "related-site":
        return [
          {
            ...about,
            way: "related-site",
            weight: "proof",
            reason: { code: "domain.related", params: { source: sourceLabel(fact.source) } },
          },
        ];
      case "security-contact":
        // Hosts put their own file on the sites of their customers.
        return [
          {
            ...about,
            way: "security-contact",
            weight: "named",
            reason: { code: "domain.security-contact", params: fileOf(fact) },
          },
        ];
      case "sitemap":
        return [{ ...about, way: "sitemap", weight: "named", reason: { code: sitemapCode(fact), params: {} } }];
      case "app-id":
        return names.isNamed(domain) || names.holdsName(domain)
          ? [{ ...about, way: "app-id", weight: "sign", reason: { code: "domain.app-id", params: fileOf(fact) } }]
          : [];
      default:
        return [];
    }
  });
}
