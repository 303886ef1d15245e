import type { Source } from "../findings";
import type { FactList } from "./fact-list";
import { addCurrency, addLocality } from "./json-ld-locality";
import { decoded, strings } from "./json-ld-strings";
import { JsonQuotes } from "./json-quotes";
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
  readonly #facts: FactList;
  #quotes = new JsonQuotes("");
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
    if (element.name !== "script" || element.kept === undefined) return;
    this.#quotes = new JsonQuotes(element.kept);
    this.#read(looseJson(element.kept));
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
      if (!visit.foreign) this.#language(node, types);
      this.#node(node, types, visit.foreign);
      const isProduct = types.some((type) => PRODUCTS.has(type));
      for (const [key, value] of node) {
        // The brand of a product in a shop is not the shop's.
        const foreign = visit.foreign || FOREIGN.has(key) || (key === "brand" && isProduct);
        if (typeof value === "object") queue.push({ value, foreign });
      }
    }
  }

  #language(node: ReadonlyMap<string, unknown>, types: readonly string[]): void {
    const source: Source = { type: "json-ld", node: types[0] ?? "", property: "inLanguage" };
    for (const tag of strings(node.get("inLanguage"))) this.#facts.add("language", tag, source);
    addCurrency(node, types[0] ?? "", this.#facts);
  }

  #node(node: ReadonlyMap<string, unknown>, types: readonly string[], foreign: boolean): void {
    const type = types.find((each) => ORGANIZATIONS.has(each) || WEBSITES.has(each) || PRODUCTS.has(each));
    if (type === undefined) return;
    const say = (kind: Parameters<FactList["add"]>[0], key: string) => {
      for (const value of strings(node.get(key)))
        this.#facts.add(
          kind,
          decoded(value),
          { type: "json-ld", node: type, property: key },
          this.#quotes.of(key, value),
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
      this.#facts.add(
        "mail",
        mail.replace(/^mailto:/i, "").toLowerCase(),
        { type: "json-ld", node: type, property: "email" },
        this.#quotes.of("email", mail),
      );
    addLocality(node, type, this.#facts, this.#quotes);
  }
}
