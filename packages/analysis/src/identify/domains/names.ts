import type { Website } from "@marque/schema";
import type { PageReading } from "../../findings";
import { withoutLegalForm } from "../clean-name";
import { nameForms } from "../name-forms";
import { labelKey } from "./domain-of";

/** A label this short (`go`, `hi`) is somebody else's under the next suffix. */
const SHORTEST_LABEL = 3;
/** Shorter names turn up inside other words by chance. */
const SHORTEST_PART = 5;

/** What the brand's domains may be called. */
export interface Names {
  /** Called like the site: `acme.de` for `acme.com`. */
  isNamesake(domain: string): boolean;
  /** Called like the site, the brand or its company: `acmebooks.com` for Acme Books. */
  isNamed(domain: string): boolean;
  /** Its label holds one of these names: `acme-tea.com`. */
  holdsName(domain: string): boolean;
  /** Its label is a word of the brand's name: `acme.com` for Acme Coffee. */
  isWordOfName(domain: string): boolean;
}

export function namesOf(website: Website, brandName: string, readings: readonly PageReading[]): Names {
  const label = labelKey(website.registrableDomain);
  const called = [label, ...nameForms(brandName), ...companyNames(readings)];
  const names = new Set(called.filter((name) => name.length >= SHORTEST_LABEL));
  const parts = [...names].filter((name) => name.length >= SHORTEST_PART);
  const words = new Set(brandName.split(/[^\p{L}\p{M}\p{N}'’&]+/u).flatMap(nameForms));
  const isNamesake = (domain: string) => label.length >= SHORTEST_LABEL && labelKey(domain) === label;
  return {
    isNamesake,
    isNamed: (domain) => names.has(labelKey(domain)),
    holdsName: (domain) => parts.some((part) => labelKey(domain).includes(part)),
    isWordOfName: (domain) => labelKey(domain).length >= SHORTEST_LABEL && words.has(labelKey(domain)),
  };
}

/** The first company that the imprint names is its owner; agencies and officers come after. Copyright lines name the owner alone. */
function companyNames(readings: readonly PageReading[]): string[] {
  const legal = readings.flatMap(({ facts }) => facts.filter(({ kind }) => kind === "legal-name"));
  const owner = legal.find(({ source }) => source.type === "line" && source.part === "imprint");
  const holders = legal.filter(
    ({ source, pageKind }) => source.type === "line" && source.part === "copyright" && pageKind === "home",
  );
  return [...(owner === undefined ? [] : [owner]), ...holders].flatMap(({ value }) =>
    nameForms(withoutLegalForm(value)),
  );
}
