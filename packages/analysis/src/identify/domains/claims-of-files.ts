import type { Fact } from "../../facts";
import type { DomainClaim } from "./claim";
import type { Names } from "./names";

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
        return [{ ...about, way: "related-site", weight: "proof", reason: `named in ${fact.where}` }];
      case "security-contact":
        // Hosts put their own file on the sites of their customers.
        return [{ ...about, way: "security-contact", weight: "named", reason: `named as ${fact.where}` }];
      case "sitemap":
        return [{ ...about, way: "sitemap", weight: "named", reason: fact.where }];
      case "app-id":
        return names.isNamed(domain) || names.holdsName(domain)
          ? [{ ...about, way: "app-id", weight: "sign", reason: fact.where }]
          : [];
      default:
        return [];
    }
  });
}
