import { parseWebsite } from "@marque/schema";
import { type Identity, identify } from "./identify";
import { readPage } from "./read";
import { NOTHING_AROUND } from "./surroundings";

/** For tests: what the analysis of one page says, the page written as sites write theirs. */
export function identityOf(address: string, html: string): Identity {
  const website = parseWebsite(address);
  if (website === undefined) throw new Error(`${address} is no website`);
  const fetched = { requestedUrl: website.url, url: website.url, redirects: [], status: 200, milliseconds: 1 };
  const page = { ok: true as const, ...fetched, contentType: "text/html", truncated: false, certificateNames: [] };
  const reading = readPage({ ...page, text: html }, "home");
  return identify({ website, readings: [reading], manifestFacts: [], redirects: [], surroundings: NOTHING_AROUND });
}
export const title = (text: string) => `<title>${text}</title>`;
export const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
export const logo = (alt: string) => `<header><a href="/"><img src="/logo.svg" alt="${alt}"></a></header>`;
export const ld = (...nodes: Record<string, unknown>[]) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": nodes })}</script>`;
export const footer = (line: string) => `<footer><p>${line}</p></footer>`;
export const organization = (name: string, more: object = {}) => ({ "@type": "Organization", name, ...more });
