import type { Source } from "../findings";
import { absolute } from "./absolute";
import type { FactList } from "./fact-list";
import { phoneDigits } from "./phone-digits";
import schemaTypes from "./schema-types.json";
import { keepText, type Listener, type OpenElement } from "./walk";

const ORGANIZATIONS: ReadonlySet<string> = new Set(schemaTypes.organization);
const WEBSITES: ReadonlySet<string> = new Set(schemaTypes.website);
const PRODUCTS: ReadonlySet<string> = new Set(schemaTypes.product);
/** What is read of an item. */
const PROPERTIES = ["name", "legalName", "alternateName", "sameAs", "url", "email", "telephone", "areaServed"] as const;
const ADDRESS_FACTS = new Map([
  ["addressCountry", "country"],
  ["addressRegion", "address-region"],
  ["addressLocality", "address-locality"],
  ["postalCode", "postal-code"],
] as const);
type AddressProperty = typeof ADDRESS_FACTS extends ReadonlyMap<infer Key, unknown> ? Key : never;
const ADDRESS_PROPERTIES: readonly AddressProperty[] = [...ADDRESS_FACTS.keys()];
const ALL_PROPERTIES = [...PROPERTIES, ...ADDRESS_PROPERTIES];
type Property = (typeof ALL_PROPERTIES)[number];
/** How many elements away an item is looked for; a hostile page nests without end. */
const FARTHEST = 100;
const LONGEST_TOKENS = 500;

/**
 * What microdata (HTML standard, section 5), RDFa Lite 1.1 and hCard say: names and addresses of an organization, a
 * website or a product.
 */
export class Microdata implements Listener {
  readonly #facts: FactList;
  readonly #base: () => string;

  constructor(facts: FactList, base: () => string) {
    this.#facts = facts;
    this.#base = base;
  }

  open(element: OpenElement): void {
    const { attributes } = element;
    if (isCard(element)) keepText(element);
    if (attributes.itemprop === undefined && attributes.property === undefined) return;
    if (propertiesOf(element).length === 0) return;
    if (attributes.content === undefined && attributes.href === undefined) keepText(element);
  }

  close(element: OpenElement): void {
    const { attributes, kept } = element;
    if (kept !== undefined && isCard(element)) this.#facts.add("organization", kept, { type: "h-card" });
    if (attributes.itemprop === undefined && attributes.property === undefined) return;
    const value = attributes.content ?? addressIn(element, this.#base()) ?? kept;
    if (value === undefined) return;
    for (const property of propertiesOf(element)) this.#say(element, property, value);
  }

  #say(element: OpenElement, property: Property, value: string): void {
    const item = itemOf(element);
    const type = item === undefined ? "" : typeOf(item);
    const source: Source = {
      type: item?.attributes.itemtype === undefined ? "rdfa" : "microdata",
      item: type,
      property,
    };
    if (PRODUCTS.has(type)) {
      if (property === "name") this.#facts.add("product", value, source);
      return;
    }
    const kind = isAddressProperty(property) ? ADDRESS_FACTS.get(property) : undefined;
    if (kind !== undefined && type === "PostalAddress") this.#facts.add(kind, value, source);
    // An item that is a property of another (`brand` of a product, `author` of a review) speaks of somebody else.
    const holder = item?.attributes.itemprop ?? item?.attributes.property;
    if (holder !== undefined && !holder.split(/\s+/).includes("publisher")) return;
    const isSite = WEBSITES.has(type);
    if (!isSite && !ORGANIZATIONS.has(type)) return;
    if (property === "name") this.#facts.add(isSite ? "site-name" : "organization", value, source);
    else if (property === "alternateName") this.#facts.add("alternate-name", value, source);
    else if (isSite) return;
    else if (property === "legalName") this.#facts.add("legal-name", value, source);
    else if (property === "email") this.#facts.add("mail", value.replace(/^mailto:/i, "").toLowerCase(), source);
    else if (property === "areaServed") this.#facts.add("area-served", value, source);
    else if (property === "telephone") {
      const digits = phoneDigits(value.replace(/^tel:/i, ""));
      if (digits !== undefined) this.#facts.add("phone", digits, source);
    } else if (/^https?:/.test(value)) this.#facts.add("same-as", value, source);
  }
}

function propertiesOf({ attributes }: OpenElement): Property[] {
  const written = (attributes.itemprop ?? attributes.property ?? "").slice(0, LONGEST_TOKENS);
  const tokens = written.split(/\s+/).map((token) => token.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, ""));
  return ALL_PROPERTIES.filter((property) => tokens.includes(property));
}

const isAddressProperty = (property: Property): property is AddressProperty =>
  ADDRESS_PROPERTIES.some((each) => each === property);

function addressIn({ attributes }: OpenElement, base: string): string | undefined {
  if (attributes.href === undefined) return undefined;
  return /^\s*(?:mailto|tel):/i.test(attributes.href) ? attributes.href.trim() : absolute(attributes.href, base);
}

const typeOf = ({ attributes }: OpenElement): string =>
  (attributes.itemtype ?? attributes.typeof ?? "")
    .slice(0, LONGEST_TOKENS)
    .trim()
    .replace(/^.*[/:#]/, "");

function itemOf(element: OpenElement): OpenElement | undefined {
  let around = element.parent;
  for (let steps = 0; around !== undefined && steps < FARTHEST; steps += 1) {
    if (around.attributes.itemscope !== undefined || around.attributes.typeof !== undefined) return around;
    around = around.parent;
  }
  return undefined;
}

/** hCard: `fn` and `org` on one element, or h-card's `p-name` and `p-org`, are the name of an organization's own card. */
function isCard({ attributes }: OpenElement): boolean {
  const written = attributes.class;
  if (written === undefined || !written.includes("org") || written.length > LONGEST_TOKENS) return false;
  const tokens = written.split(/\s+/);
  return (tokens.includes("fn") && tokens.includes("org")) || (tokens.includes("p-name") && tokens.includes("p-org"));
}
