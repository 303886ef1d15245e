import { makeAtlas } from "@marque/atlas/testing";
import type { Evidence } from "@marque/schema";
import { explain } from "../src/explain/explain";
import { type Findings, valuesOf } from "../src/findings";
import { identify } from "../src/identify/identify";
import { readPage } from "../src/read/read-page";
import { madeFindings } from "./made-findings";
import { madeKnowledge } from "./made-knowledge";

/** For tests: whose site it is, as the contract says it. */
export interface Identity {
  brandName: string;
  aliases: string[];
  additionalDomains: string[];
  evidence: Evidence[];
}

const NO_ATLAS = makeAtlas();

/** For tests: whose site the findings tell it is. */
export function identityIn(findings: Findings, atlas = NO_ATLAS): Identity {
  const found = identify(findings, madeKnowledge(atlas));
  const [brandName = ""] = valuesOf(found, "brandName");
  const [aliases, additionalDomains] = [valuesOf(found, "aliases"), valuesOf(found, "additionalDomains")];
  return { brandName, aliases, additionalDomains, evidence: explain(found.claims) };
}

/** For tests: what the analysis of one page says, the page written as sites write theirs. */
export function identityOf(address: string, html: string): Identity {
  const { request } = madeFindings(address);
  const page = readPage({ url: request.website.url, text: html }, "home");
  return identityIn(madeFindings(address, { pages: [page] }));
}
export const title = (text: string) => `<title>${text}</title>`;
export const og = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
export const logo = (alt: string) => `<header><a href="/"><img src="/logo.svg" alt="${alt}"></a></header>`;
export const ld = (...nodes: Record<string, unknown>[]) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": nodes })}</script>`;
export const footer = (line: string) => `<footer><p>${line}</p></footer>`;
export const organization = (name: string, more: object = {}) => ({ "@type": "Organization", name, ...more });
