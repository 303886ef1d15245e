import { displayHostname, nameKey, parseUrl, registrableDomain } from "@marque/schema";
import type { BrandEntry } from "./brand-entry";
import type { Category } from "./category-file";

/** What somebody else says of a brand's website. */
export interface Testimony {
  name: string;
  website: string;
  /** Who says so. */
  source: string;
  /** The brand's item of Wikidata, where that is told. */
  wikidata?: string;
}

export interface CrossCheck {
  /** Brands of which somebody else tells a website, and how many of those agree. */
  compared: number;
  agreed: number;
  /** The brands whose domains nobody else confirms: the domains told elsewhere, and a line for people. */
  disagreements: { domain: string; elsewhere: string[]; line: string }[];
}

interface Told {
  domain: string;
  source: string;
}

/** Hosts of pages about others, which tell nothing unless they are the brand's own. */
const ABOUT = new Set([
  "apple.com",
  "facebook.com",
  "github.com",
  "githubusercontent.com",
  "google.com",
  "instagram.com",
  "npmjs.com",
  "sourceforge.net",
  "wikidata.org",
  "wikimedia.org",
  "wikipedia.org",
  "wordpress.org",
]);

const labelOf = (domain: string): string => displayHostname(domain).split(".")[0] ?? "";

/**
 * Compares the primary domains with what independent lists say of brands with the same name. A brand is confirmed when
 * one of its domains, or the same label under another suffix, is among the websites told: names are shared by companies
 * of different countries, and lists name their national sites.
 */
export function crossCheck(categories: readonly Category[], testimonies: readonly Testimony[]): CrossCheck {
  const byName = new Map<string, Told[]>();
  const byItem = new Map<string, Told[]>();
  for (const { name, website, source, wikidata } of testimonies) {
    const host = parseUrl(website)?.hostname;
    const domain = host === undefined ? undefined : registrableDomain(host);
    if (domain === undefined) continue;
    const key = nameKey(name);
    if (key !== "") byName.set(key, [...(byName.get(key) ?? []), { domain, source }]);
    if (wikidata !== undefined) byItem.set(wikidata, [...(byItem.get(wikidata) ?? []), { domain, source }]);
  }
  const result: CrossCheck = { compared: 0, agreed: 0, disagreements: [] };
  const brands = categories.flatMap((category) =>
    category.brands.flatMap((brand) => ("see" in brand || brand.status !== undefined ? [] : [{ brand, category }])),
  );
  for (const { brand, category } of brands) {
    // What is told of the very item counts alone: a namesake can't confirm a site that moved.
    const ofItem = brand.wikidata === undefined ? undefined : byItem.get(brand.wikidata);
    const all = ofItem ?? [brand.name, ...(brand.aliases ?? [])].flatMap((name) => byName.get(nameKey(name)) ?? []);
    if (all.some(({ domain }) => confirms(brand, domain))) {
      result.compared += 1;
      result.agreed += 1;
      continue;
    }
    const others = all.filter(({ domain }) => !ABOUT.has(domain));
    if (others.length === 0) continue;
    result.compared += 1;
    const say = [...new Set(others.map(({ domain, source }) => `${domain} (${source})`))].join(", ");
    const domain = brand.domains[0] ?? "";
    const elsewhere = [...new Set(others.map((other) => other.domain))].sort();
    result.disagreements.push({
      domain,
      elsewhere,
      line: `${category.id}: ${brand.name}: ${domain}, elsewhere ${say}`,
    });
  }
  return result;
}

const confirms = ({ domains, site = "" }: BrandEntry, domain: string): boolean =>
  [...domains, site.split("/", 1)[0] ?? ""].some((own) => {
    const registrable = registrableDomain(own) ?? own;
    return registrable === domain || labelOf(registrable) === labelOf(domain);
  });
