import type { Fact, Source } from "../findings";
import { absolute } from "./absolute";
import type { Attributes } from "./attributes";
import type { FactList } from "./fact-list";
import { legalNameIn } from "./legal-name-in";
import { copyrightHolder } from "./legal-names";
import { keepText, type Listener, type OpenElement } from "./walk";

/** The HTML standard's metadata names, the Open Graph protocol's, App Links', X cards', Apple's and Microsoft's. */
const META = new Map<string, Fact["kind"]>([
  ["description", "description"],
  ["og:description", "description"],
  ["twitter:description", "description"],
  ["keywords", "keywords"],
  ["og:site_name", "site-name"],
  ["og:title", "title"],
  ["twitter:title", "title"],
  ["application-name", "application-name"],
  ["apple-mobile-web-app-title", "application-name"],
  ["og:locale", "locale"],
  ["og:locale:alternate", "locale"],
  ["og:price:currency", "currency"],
  ["product:price:currency", "currency"],
  ["language", "language"],
  ["dc.language", "language"],
  ["dcterms.language", "language"],
]);
/** They say who holds the rights, as a copyright line does; Dublin Core's names among them. */
const RIGHTS = new Set(["copyright", "rights", "dc.rights", "dcterms.rights"]);
/** Often the company, as often a person or a plug-in: believed when it is written with its legal form. */
const MAKERS = new Set(["author", "publisher", "dc.publisher", "dcterms.publisher", "dcterms.rightsholder"]);
const LONGEST_TAG = 35;
const LONGEST_LINE = 400;

/** What the head of a page says: title, metadata, languages and links to resources. */
export class Head implements Listener {
  base: string;
  readonly #facts: FactList;
  readonly #url: string;
  #titled = false;

  constructor(facts: FactList, url: string) {
    this.#facts = facts;
    this.#url = url;
    this.base = url;
  }

  open(element: OpenElement): void {
    const { name, attributes, hidden } = element;
    if (name === "html") this.#language(attributes.lang ?? attributes["xml:lang"], { type: "html-lang" });
    else if (name === "base") this.base = absolute(attributes.href ?? "", this.#url) ?? this.base;
    else if (name === "title" && !hidden && !this.#titled) keepText(element);
    else if (name === "meta") this.#meta(attributes);
    else if (name === "link") this.#link(attributes);
  }

  close(element: OpenElement): void {
    if (element.name !== "title" || element.kept === undefined || this.#titled) return;
    this.#titled = true;
    this.#facts.add("title", element.kept, { type: "title" });
  }

  #meta(attributes: Attributes): void {
    const content = attributes.content ?? "";
    for (const written of new Set([attributes.property, attributes.name])) {
      const name = written?.trim().toLowerCase() ?? "";
      const kind = META.get(name);
      if (kind !== undefined) this.#facts.add(kind, content, { type: "meta", name });
      else if (RIGHTS.has(name) || MAKERS.has(name)) this.#owner(name, content);
    }
    if (attributes["http-equiv"]?.toLowerCase() === "content-language")
      this.#language(content, { type: "meta", name: "content-language" });
  }

  #language(tag: string | undefined, source: Source): void {
    if (tag !== undefined) this.#facts.add("language", tag.slice(0, LONGEST_TAG), source);
  }

  #owner(name: string, content: string): void {
    const holder = RIGHTS.has(name) ? copyrightHolder(content.slice(0, LONGEST_LINE)) : legalNameIn(content);
    if (holder !== undefined) this.#facts.add("legal-name", holder, { type: "meta", name }, content);
  }

  #link(attributes: Attributes): void {
    const kind = kindOf((attributes.rel ?? "").toLowerCase().split(/\s+/), attributes);
    if (kind === undefined) return;
    const href = absolute(attributes.href ?? "", this.base);
    if (href === undefined) return;
    const language = attributes.hreflang?.trim().slice(0, LONGEST_TAG) ?? "";
    if (kind === "hreflang")
      this.#facts.add(kind, href, { type: "hreflang", tag: language, element: "link" }, language);
    else
      this.#facts.add(kind, href, {
        type: "link-relation",
        relation: kind === "alternate" ? alternateOf(attributes) : kind,
      });
  }
}

type LinkKind = "canonical" | "hreflang" | "alternate" | "manifest";

function kindOf(rels: readonly string[], { hreflang }: Attributes): LinkKind | undefined {
  if (rels.includes("canonical")) return "canonical";
  if (rels.includes("alternate")) return hreflang === undefined || hreflang.trim() === "" ? "alternate" : "hreflang";
  return rels.includes("manifest") ? "manifest" : undefined;
}

function alternateOf(attributes: Attributes): "feed" | "alternate" | "alternate-media" {
  const type = attributes.type?.toLowerCase() ?? "";
  if (/rss|atom|feed/.test(type)) return "feed";
  return attributes.media === undefined ? "alternate" : "alternate-media";
}
