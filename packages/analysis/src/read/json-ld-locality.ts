import type { FactList } from "./fact-list";
import { decoded, strings } from "./json-ld-strings";
import type { JsonQuotes } from "./json-quotes";
import { phoneDigits } from "./phone-digits";

type Node = ReadonlyMap<string, unknown>;

/** Chains list a thousand branches; the first ones tell where they are. */
const MOST_ADDRESSES = 20;
const LONGEST_CODES = 100;
const ADDRESS_FACTS = [
  ["addressCountry", "country"],
  ["addressRegion", "address-region"],
  ["addressLocality", "address-locality"],
  ["postalCode", "postal-code"],
] as const;

/**
 * Where an organization is, whom it serves and how it is called: schema.org's `address`, `areaServed` and `telephone`.
 * An address that is written as one text becomes a contact line.
 */
export function addLocality(node: Node, type: string, facts: FactList, quotes: JsonQuotes): void {
  const say = (kind: Parameters<FactList["add"]>[0], property: string, value: string, written = value) =>
    facts.add(kind, decoded(value), { type: "json-ld", node: type, property }, quotes.of(property, written));
  for (const address of list(node.get("address"))) {
    for (const line of strings(address)) say("contact-line", "address", line);
    const parts = propertiesOf(address);
    for (const [property, kind] of ADDRESS_FACTS)
      for (const value of named(parts.get(property))) say(kind, property, value);
  }
  for (const property of ["areaServed", "serviceArea"])
    for (const area of list(node.get(property))) for (const value of named(area)) say("area-served", property, value);
  for (const contact of [node, ...list(node.get("contactPoint")).map(propertiesOf)])
    for (const written of strings(contact.get("telephone"))) {
      const digits = phoneDigits(written);
      if (digits !== undefined) say("phone", "telephone", digits, written);
    }
}

/** `priceCurrency` of an offer, `currenciesAccepted` of a business (ISO 4217). */
export function addCurrency(node: Node, type: string, facts: FactList): void {
  for (const property of ["priceCurrency", "currenciesAccepted"])
    for (const written of strings(node.get(property)))
      for (const code of written.slice(0, LONGEST_CODES).match(/\b[A-Z]{3}\b/g) ?? [])
        facts.add("currency", code, { type: "json-ld", node: type, property });
}

const list = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value.slice(0, MOST_ADDRESSES) : [value];

const propertiesOf = (value: unknown): Node =>
  new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);

/** A text, or the name of the place that stands in its stead: `{"@type": "City", "name": "Leeds"}`. */
const named = (value: unknown): string[] => {
  const texts = strings(value);
  return texts.length > 0 ? texts : strings(propertiesOf(value).get("name"));
};
