import type { Evidence, Website } from "@marque/schema";
import { displayHostname } from "@marque/schema";
import type { Fact, PageReading } from "../facts";
import type { Redirect, Surroundings } from "../surroundings";
import { findAliases } from "./aliases";
import { findBrandName } from "./brand-name";
import { findOwnedDomains } from "./domains";
import { EvidenceList } from "./evidence-list";
import { addKnown, isCalled, type KnownBrand } from "./known-brand";
import { siteLabel } from "./site-label";

/** Whose site it is. */
export interface Identity {
  /** One line, NFC (Unicode TR 15), 1–200 characters. */
  brandName: string;
  /** Other names, none of which holds the brand's name; ten at most. */
  aliases: string[];
  /** Other registrable domains of the brand, ASCII; never the website's own. */
  additionalDomains: string[];
  /** For each value at least one reason. */
  evidence: Evidence[];
  /** Whether it is the brand that was known beforehand. */
  isKnown: boolean;
}

/**
 * Finds out whose site it is from what its pages say: the name most facts agree on, what else it is called, and the
 * domains that are proven to be its own. A hint is the name as it is. Without any page the address tells the name, or
 * what is known of it beforehand.
 * Never throws.
 */
export function identify(input: {
  website: Website;
  hint?: string | undefined;
  readings: PageReading[];
  manifestFacts: Fact[];
  redirects: Redirect[];
  surroundings: Surroundings;
  known?: KnownBrand | undefined;
}): Identity {
  const { website, hint, readings, manifestFacts, redirects, surroundings, known } = input;
  const site = siteLabel(website);
  const list = new EvidenceList();
  const found =
    hint === undefined || hint.trim() === ""
      ? findBrandName(readings, manifestFacts, site)
      : { name: hint, mentions: [] };
  const isRead = found.mentions.length > 0;
  const isKnown = known !== undefined && (readings.length === 0 || isCalled(found.name, known, website));
  const brandName = isKnown && !isRead && found.name !== hint ? known.name : found.name;
  if (hint !== undefined && hint === brandName) list.add("brandName", brandName, "given by you", null, null);
  for (const { where, quote, url } of found.mentions) list.add("brandName", brandName, where, quote, url);
  if (isKnown && brandName === known.name) list.add("brandName", brandName, known.because, null, null);
  if (list.evidence.length === 0)
    list.add("brandName", brandName, "from the address of the site", displayHostname(website.hostname), website.url);
  const aliases = findAliases(brandName, readings, manifestFacts, site, list);
  const additionalDomains = findOwnedDomains({ website, brandName, readings, redirects, ...surroundings }, list);
  if (isKnown) addKnown(known, website, { brandName, aliases, additionalDomains }, list);
  return { brandName, aliases, additionalDomains, evidence: list.evidence, isKnown };
}
