import type { Fact, PageKind, Reason, Source } from "../findings";
import type { MessageCode } from "./say";

/** The code that a page is called by in sentences. */
export const pageCode = (kind: PageKind): MessageCode => `page.${kind}`;

/** A source as sentences name it: by its technical name (`og:site_name`, `hreflang de-DE`), or by a message's code. */
export function sourceLabel(source: Source): string {
  switch (source.type) {
    case "title":
      return "source.title" satisfies MessageCode;
    case "html-lang":
      return "<html lang>";
    case "meta":
      return source.name;
    case "heading":
      return source.level;
    case "link-relation":
      return `source.${source.relation}` satisfies MessageCode;
    case "hreflang":
      return `hreflang ${source.tag}`;
    case "json-ld":
      return `JSON-LD ${source.node}${propertyOf(source)}`;
    case "microdata":
      return `microdata ${source.item}${propertyOf(source)}`;
    case "rdfa":
      return `RDFa ${source.item}${propertyOf(source)}`;
    case "h-card":
      return "hCard";
    case "link":
      return "source.link" satisfies MessageCode;
    case "line":
      return `source.line.${source.part}` satisfies MessageCode;
    case "navigation":
      return "source.navigation" satisfies MessageCode;
    case "manifest":
      return source.member;
    case "file":
      return FILES[source.file];
    case "told":
      return "source.told" satisfies MessageCode;
  }
}

const propertyOf = ({ property }: { property: string }): string => (property === "name" ? "" : ` ${property}`);

const FILES: Readonly<Record<Extract<Source, { type: "file" }>["file"], MessageCode>> = {
  "security.txt": "source.security-txt",
  "related-website-set.json": "source.related-website-set",
  "assetlinks.json": "source.assetlinks",
  "apple-app-site-association": "source.apple-apps",
  "sitemap.xml": "source.sitemap",
  "robots.txt": "source.robots",
};

/** Why a fact makes a claim: what it is, and where it stood. */
export function reasonOfFact({ kind, source, pageKind }: Fact): Reason {
  const isStructured = source.type === "json-ld" || source.type === "microdata";
  const part: MessageCode = isStructured ? "part.structured-data" : "part.metadata";
  const params = { source: sourceLabel(source), page: pageCode(pageKind), part };
  if (pageKind === "manifest") return { code: "fact.manifest", params };
  switch (kind) {
    case "title":
      return { code: source.type === "title" ? "fact.title" : "fact.title.shared", params };
    case "heading":
      return {
        code: source.type === "heading" && source.level === "h1" ? "fact.heading.main" : "fact.heading",
        params,
      };
    case "site-name":
    case "application-name":
    case "organization":
    case "alternate-name":
      return { code: `fact.${kind}`, params };
    case "legal-name":
      if (source.type === "line")
        return { code: source.part === "page" ? "fact.legal-name" : `fact.legal-name.${source.part}`, params };
      return { code: isStructured ? "fact.legal-name.structured" : "fact.legal-name", params };
    default:
      return { code: "fact.other", params };
  }
}
