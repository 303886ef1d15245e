import type { Fact, PageKind } from "../facts";

/** How a marketer calls the pages that are read. */
export const PAGE_NAMES: Readonly<Record<PageKind, string>> = {
  home: "the home page",
  about: "the about page",
  legal: "the imprint or legal page",
  contact: "the contact page",
  products: "the products page",
  compare: "a comparison page",
  manifest: "the web app manifest",
  other: "another page",
};

const TITLES: Readonly<Record<string, string>> = {
  "page title": "page title",
  h1: "main heading (h1)",
};
const OWNERS: Readonly<Record<string, string>> = {
  "copyright line": "copyright line",
  footer: "company named in the footer",
  imprint: "company named as the owner",
};

/** Where a name was found, with the technical name in brackets: `site name in the page's metadata (og:site_name) on the home page`. */
export function whereFound({ kind, where, pageKind }: Fact): string {
  if (pageKind === "manifest") return `name in the web app manifest (${where.replace(/^manifest /, "")})`;
  return `${placeOf(kind, where)} on ${PAGE_NAMES[pageKind]}`;
}

function placeOf(kind: Fact["kind"], where: string): string {
  const place = /^(?:JSON-LD|microdata)/.test(where) ? "structured data" : "metadata";
  switch (kind) {
    case "title":
      return TITLES[where] ?? `title for sharing (${where})`;
    case "heading":
      return TITLES[where] ?? `heading (${where})`;
    case "site-name":
      return `site name in the page's ${place} (${where})`;
    case "application-name":
      return `app name in the page's ${place} (${where})`;
    case "organization":
      return `organization's name in the page's ${place} (${where})`;
    case "alternate-name":
      return `alternate name in the page's ${place} (${where})`;
    case "legal-name":
      return (
        OWNERS[where] ??
        (place === "structured data" ? `legal name in the page's ${place} (${where})` : "company named")
      );
    default:
      return where;
  }
}
