import type { FactList } from "./fact-list";
import { looseJson } from "./loose-json";
import schemaTypes from "./schema-types.json";
import { keepText, type Listener, type OpenElement } from "./walk";

const ORGANIZATIONS: ReadonlySet<string> = new Set(schemaTypes.organization);
const WEBSITES: ReadonlySet<string> = new Set(schemaTypes.website);
const PRODUCTS: ReadonlySet<string> = new Set(schemaTypes.product);
/** Properties whose organizations are somebody else. */
const FOREIGN: ReadonlySet<string> = new Set(schemaTypes.foreign);
/** Of a page, in all its scripts together. */
const MOST_NODES = 3000;
const MOST_SCRIPTS = 100;
const LONGEST_URI = 200;

interface Visit {
  value: unknown;
  /** It belongs to somebody else than the site. */
  foreign: boolean;
}

/** What `application/ld+json` says (JSON-LD 1.1 in HTML, schema.org): graphs, arrays and nested nodes alike. */
export class JsonLd implements Listener {
  /** What `inLanguage` says of the site or its pages, when it says so. */
  language: string | null = null;
  readonly #facts: FactList;
  #scripts = 0;
  #nodes = 0;

  constructor(facts: FactList) {
    this.#facts = facts;
  }

  open(element: OpenElement): void {
    if (element.name !== "script" || this.#scripts >= MOST_SCRIPTS) return;
    if (!/ld\+json/i.test((element.attributes.type ?? "").slice(0, LONGEST_URI))) return;
    this.#scripts += 1;
    keepText(element);
  }

  close(element: OpenElement): void {
    if (element.name === "script" && element.kept !== undefined) this.#read(looseJson(element.kept));
  }

  #read(root: unknown): void {
    const queue: Visit[] = [{ value: root, foreign: false }];
    for (let at = 0; at < queue.length && this.#nodes < MOST_NODES; at += 1) {
      const visit = queue[at];
      if (visit === undefined || typeof visit.value !== "object" || visit.value === null) continue;
      this.#nodes += 1;
      if (Array.isArray(visit.value)) {
        for (const value of visit.value.slice(0, MOST_NODES)) queue.push({ value, foreign: visit.foreign });
        continue;
      }
      const node = new Map<string, unknown>(Object.entries(visit.value));
      const types = strings(node.get("@type")).map((type) => type.slice(0, LONGEST_URI).replace(/^.*[/:#]/, ""));
      if (!visit.foreign) this.language ??= strings(node.get("inLanguage"))[0] ?? null;
      this.#node(node, types, visit.foreign);
      const isProduct = types.some((type) => PRODUCTS.has(type));
      for (const [key, value] of node) {
        // The brand of a product in a shop is not the shop's.
        const foreign = visit.foreign || FOREIGN.has(key) || (key === "brand" && isProduct);
        if (typeof value === "object") queue.push({ value, foreign });
      }
    }
  }

  #node(node: ReadonlyMap<string, unknown>, types: readonly string[], foreign: boolean): void {
    const type = types.find((each) => ORGANIZATIONS.has(each) || WEBSITES.has(each) || PRODUCTS.has(each));
    if (type === undefined) return;
    const names = strings(node.get("name"));
    const quote = `"@type": "${type}", "name": "${names[0] ?? ""}"`;
    const say = (kind: Parameters<FactList["add"]>[0], key: string) => {
      for (const value of strings(node.get(key)))
        this.#facts.add(
          kind,
          value,
          `JSON-LD ${type}${key === "name" ? "" : ` ${key}`}`,
          key === "name" ? quote : `"${key}": "${value}"`,
        );
    };
    if (PRODUCTS.has(type)) say("product", "name");
    if (PRODUCTS.has(type) || foreign) return;
    say(WEBSITES.has(type) ? "site-name" : "organization", "name");
    say("alternate-name", "alternateName");
    if (WEBSITES.has(type)) return;
    say("legal-name", "legalName");
    for (const key of ["sameAs", "url", "@id"]) say("same-as", key);
    for (const mail of strings(node.get("email")))
      this.#facts.add("mail", mail.replace(/^mailto:/i, "").toLowerCase(), "JSON-LD email");
    for (const country of countries(node.get("address"))) this.#facts.add("country", country, "JSON-LD address");
  }
}

/** A value, its list, or its language-tagged form (`{"@value": …}`). */
function strings(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value.slice(0, 50) : [value];
  return values.flatMap((each) => {
    if (typeof each === "string") return each.trim() === "" ? [] : [decoded(each)];
    if (typeof each === "object" && each !== null && "@value" in each && typeof each["@value"] === "string")
      return [each["@value"]];
    return [];
  });
}

/** `addressCountry` of a postal address: its text, or the name of its country. */
function countries(address: unknown): string[] {
  const addresses: unknown[] = Array.isArray(address) ? address.slice(0, 50) : [address];
  return addresses.flatMap((each) => {
    if (typeof each !== "object" || each === null || !("addressCountry" in each)) return [];
    const country = each.addressCountry;
    const named = typeof country === "object" && country !== null && "name" in country ? country.name : country;
    return strings(named);
  });
}

/** Content systems escape names for HTML before they write them into scripts, where nothing undoes it. */
function decoded(text: string): string {
  if (!text.includes("&")) return text;
  return text
    .replace(/&amp;/g, "&")
    .replace(/&#0?39;|&apos;|&#8217;|&rsquo;/g, "’")
    .replace(/&quot;/g, '"');
}
