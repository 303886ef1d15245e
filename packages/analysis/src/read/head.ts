import type { Fact } from "../facts";
import { absolute } from "./absolute";
import type { FactList } from "./fact-list";
import { keepText, type Listener, type OpenElement } from "./walk";

/** The HTML standard's metadata names, the Open Graph protocol's, X cards' and Apple's. */
const META: Readonly<Record<string, Fact["kind"]>> = {
  description: "description",
  "og:description": "description",
  "twitter:description": "description",
  keywords: "keywords",
  "og:site_name": "site-name",
  "og:title": "title",
  "twitter:title": "title",
  "application-name": "application-name",
  "apple-mobile-web-app-title": "application-name",
  "theme-color": "theme-color",
};

/** What the head of a page says: title, metadata, languages and links to resources. */
export class Head implements Listener {
  language: string | null = null;
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
    if (name === "html") this.language = primarySubtag(attributes.lang ?? attributes["xml:lang"]);
    else if (name === "base") this.base = absolute(attributes.href ?? "", this.#url) ?? this.base;
    else if (name === "title" && !hidden && !this.#titled) keepText(element);
    else if (name === "meta") this.#meta(attributes);
    else if (name === "link") this.#link(attributes);
  }

  close(element: OpenElement): void {
    if (element.name !== "title" || element.kept === undefined || this.#titled) return;
    this.#titled = true;
    this.#facts.add("title", element.kept, "page title");
  }

  #meta(attributes: Readonly<Record<string, string>>): void {
    const name = (attributes.property ?? attributes.name ?? "").trim().toLowerCase();
    const content = attributes.content ?? "";
    const kind = META[name];
    if (kind !== undefined) this.#facts.add(kind, content, name);
    if (attributes["http-equiv"]?.toLowerCase() === "content-language") this.language ??= primarySubtag(content);
  }

  #link(attributes: Readonly<Record<string, string>>): void {
    const rels = (attributes.rel ?? "").toLowerCase().split(/\s+/);
    const href = absolute(attributes.href ?? "", this.base);
    if (href === undefined) return;
    const language = attributes.hreflang?.trim() ?? "";
    if (rels.includes("canonical")) this.#facts.add("canonical", href, "canonical link");
    else if (rels.includes("alternate") && language !== "")
      this.#facts.add("hreflang", href, `hreflang ${language}`, language);
    else if (rels.includes("alternate")) this.#facts.add("alternate", href, alternateOf(attributes));
    else if (rels.includes("manifest")) this.#facts.add("manifest", href, "web app manifest");
    else if (rels.some((rel) => rel === "icon" || rel === "apple-touch-icon")) this.#facts.add("icon", href, "icon");
  }
}

function alternateOf(attributes: Readonly<Record<string, string>>): string {
  const type = attributes.type?.toLowerCase() ?? "";
  if (/rss|atom|feed/.test(type)) return "feed";
  return attributes.media === undefined ? "alternate link" : "alternate link for other screens";
}

/** RFC 5646: the first subtag names the language. */
function primarySubtag(tag: string | undefined): string | null {
  return /^\s*([a-z]{2,3})(?:[-_\s]|$)/i.exec(tag ?? "")?.[1]?.toLowerCase() ?? null;
}
