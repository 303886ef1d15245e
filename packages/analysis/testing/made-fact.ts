import type { Fact, PageKind, Source } from "../src/findings";

/** For tests: where facts of a kind usually stand. */
const USUAL: Readonly<Record<Fact["kind"], Source>> = {
  title: { type: "title" },
  heading: { type: "heading", level: "h1" },
  description: { type: "meta", name: "description" },
  about: { type: "told" },
  keywords: { type: "meta", name: "keywords" },
  "site-name": { type: "meta", name: "og:site_name" },
  "application-name": { type: "meta", name: "application-name" },
  "short-name": { type: "manifest", member: "short_name" },
  organization: { type: "json-ld", node: "Organization", property: "name" },
  "alternate-name": { type: "json-ld", node: "Organization", property: "alternateName" },
  "legal-name": { type: "line", part: "copyright" },
  product: { type: "navigation" },
  "same-as": { type: "json-ld", node: "Organization", property: "sameAs" },
  hreflang: { type: "hreflang", tag: "en", element: "link" },
  canonical: { type: "link-relation", relation: "canonical" },
  alternate: { type: "link-relation", relation: "alternate" },
  mail: { type: "link", scheme: "mailto", region: "main" },
  phone: { type: "link", scheme: "tel", region: "main" },
  locale: { type: "meta", name: "og:locale" },
  language: { type: "html-lang" },
  "address-region": { type: "json-ld", node: "Organization", property: "addressRegion" },
  "address-locality": { type: "json-ld", node: "Organization", property: "addressLocality" },
  "postal-code": { type: "json-ld", node: "Organization", property: "postalCode" },
  "area-served": { type: "json-ld", node: "Organization", property: "areaServed" },
  currency: { type: "json-ld", node: "Offer", property: "priceCurrency" },
  "contact-line": { type: "line", part: "footer" },
  country: { type: "json-ld", node: "Organization", property: "address" },
  "related-site": { type: "file", file: "related-website-set.json" },
  "security-contact": { type: "file", file: "security.txt", field: "Contact" },
  "app-id": { type: "file", file: "assetlinks.json" },
  sitemap: { type: "file", file: "sitemap.xml" },
  manifest: { type: "link-relation", relation: "manifest" },
};

/** For tests: a fact as a reader would have found it. */
export const madeFact = (kind: Fact["kind"], value: string, more: Partial<Fact> = {}): Fact => {
  const pageKind: PageKind = more.pageKind ?? "home";
  return { kind, value, source: USUAL[kind], url: `https://acme.com/${pageKind}`, pageKind, quote: value, ...more };
};

export const IMPRINT: Source = { type: "line", part: "imprint" };
export const hreflang = (tag: string): Source => ({ type: "hreflang", tag, element: "link" });
