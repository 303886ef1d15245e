import { parseUrl, registrableDomain } from "@marque/schema";
import type { Fact, SourceText } from "../findings";
import { FactList } from "./fact-list";

/** Large sites have sitemaps of many megabytes; what hosts they name is seen at the beginning. */
const LONGEST_READ = 200_000;
const MOST_HOSTS = 50;
/** Of sitemaps.org's format, and the language alternates that Google added to it. */
const MARKS = /<loc>|<xhtml:link\b/gi;
const IN_LOC = /^(?:<!\[CDATA\[)?\s{0,100}(https?:\/\/[^\s<\]]{1,2000})/i;
const IN_LINK = /^[^>]{0,500}?\bhref="(https?:\/\/[^"\s]{1,2000})/i;
/** White space and a tag's other attributes may stand before an address, and the address may be long. */
const LONGEST_ENTRY = 3000;
const MOST_ENTRIES = 10_000;
const SITEMAP_LINE = /^[ \t]*sitemap[ \t]*:[ \t]*(https?:\/\/\S{1,2000})/gim;

/** The first address of each foreign registrable domain in a sitemap. Never throws. */
export function readSitemap(page: SourceText): Fact[] {
  const text = page.text.slice(0, LONGEST_READ);
  return foreign(page, addressesIn(text), "sitemap.xml");
}

/** Each entry is looked at by itself, so that the time goes by the length of the text whatever it is made of. */
function addressesIn(text: string): string[] {
  const found: string[] = [];
  let entries = 0;
  for (const { 0: mark, index } of text.matchAll(MARKS)) {
    entries += 1;
    if (entries > MOST_ENTRIES) break;
    const inside = text.slice(index + mark.length, index + mark.length + LONGEST_ENTRY);
    const address =
      mark.toLowerCase() === "<loc>" ? IN_LOC.exec(inside.trimStart()) : IN_LINK.exec(hrefSpelled(inside));
    if (address?.[1] !== undefined) found.push(address[1]);
  }
  return found;
}

/** `href = '…'` as `href="…"`. */
const hrefSpelled = (attributes: string): string =>
  attributes.replaceAll("'", '"').replace(/href\s{0,20}=\s{0,20}"/gi, 'href="');

/** The sitemaps that a robots.txt names on foreign domains (sitemaps.org, "Sitemaps & Cross Submits"). Never throws. */
export function readSitemapLines(page: SourceText): Fact[] {
  const lines = [...page.text.slice(0, LONGEST_READ).matchAll(SITEMAP_LINE)];
  return foreign(
    page,
    lines.map(([, address = ""]) => address),
    "robots.txt",
  );
}

function foreign(page: SourceText, addresses: readonly string[], file: "sitemap.xml" | "robots.txt"): Fact[] {
  const list = new FactList(page.url, "other");
  const seenHosts = new Set<string>([new URL(page.url).hostname]);
  const seen = new Set([registrableDomain(new URL(page.url).hostname)]);
  for (const address of addresses) {
    const hostname = parseUrl(address)?.hostname ?? "";
    if (hostname === "" || seenHosts.has(hostname) || seen.size > MOST_HOSTS) continue;
    seenHosts.add(hostname);
    const domain = registrableDomain(hostname);
    if (domain === undefined || seen.has(domain)) continue;
    seen.add(domain);
    list.add("sitemap", address, { type: "file", file });
  }
  return list.facts;
}
