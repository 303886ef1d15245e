import { displayHostname, registrableDomain } from "@marque/schema";
import type { BrandEntry, Category } from "./category-file";
import { nameKey } from "./compiled";

/** What somebody else says of a brand's website. */
export interface Testimony {
  name: string;
  website: string;
  /** Who says so. */
  source: string;
}

export interface CrossCheck {
  /** Brands of which somebody else tells a website, and how many of those agree. */
  compared: number;
  agreed: number;
  /** One line for each brand whose domains nobody else confirms. */
  disagreements: { domain: string; line: string }[];
}

/** Pages about a brand that are not its own. */
const ABOUT = new Set(["wikipedia.org", "wikimedia.org", "github.com", "githubusercontent.com", "wikidata.org"]);

const labelOf = (domain: string): string => displayHostname(domain).split(".")[0] ?? "";

/**
 * Compares the primary domains with what independent lists say of brands with the same name. A brand is confirmed when
 * one of its domains, or the same label under another suffix, is among the websites told: names are shared by companies
 * of different countries, and lists name their national sites.
 */
export function crossCheck(categories: readonly Category[], testimonies: readonly Testimony[]): CrossCheck {
  const told = new Map<string, { domain: string; source: string }[]>();
  for (const { name, website, source } of testimonies) {
    const host = URL.canParse(website) ? new URL(website).hostname : undefined;
    const domain = host === undefined ? undefined : registrableDomain(host);
    if (domain === undefined || ABOUT.has(domain)) continue;
    const key = nameKey(name);
    told.set(key, [...(told.get(key) ?? []), { domain, source }]);
  }
  const result: CrossCheck = { compared: 0, agreed: 0, disagreements: [] };
  const brands = categories.flatMap((category) =>
    category.brands.flatMap((brand) => ("see" in brand ? [] : [{ brand, category }])),
  );
  for (const { brand, category } of brands) {
    const others = [brand.name, ...(brand.aliases ?? [])].flatMap((name) => told.get(nameKey(name)) ?? []);
    if (others.length === 0) continue;
    result.compared += 1;
    if (others.some(({ domain }) => confirms(brand, domain))) {
      result.agreed += 1;
      continue;
    }
    const say = [...new Set(others.map(({ domain, source }) => `${domain} (${source})`))].join(", ");
    const domain = brand.domains[0] ?? "";
    result.disagreements.push({ domain, line: `${category.id}: ${brand.name}: ${domain}, elsewhere ${say}` });
  }
  return result;
}

const confirms = (brand: BrandEntry, domain: string): boolean =>
  brand.domains.some((own) => {
    const registrable = registrableDomain(own) ?? own;
    return registrable === domain || labelOf(registrable) === labelOf(domain);
  });
