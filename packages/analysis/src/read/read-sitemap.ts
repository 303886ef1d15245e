import { registrableDomain } from "@marque/schema";
import type { Fact } from "../facts";
import type { FetchedPage } from "../page";
import { FactList } from "./fact-list";

/** Large sites have sitemaps of many megabytes; what hosts they name is seen at the beginning. */
const LONGEST_READ = 200_000;
const MOST_HOSTS = 50;
/** Of sitemaps.org's format, and the language alternates that Google added to it. */
const ADDRESS =
  /<loc>\s*(?:<!\[CDATA\[)?\s*(https?:\/\/[^\s<\]]{1,2000})|<xhtml:link\b[^>]{0,500}?\bhref\s*=\s*["'](https?:\/\/[^"'\s]{1,2000})/gi;
const SITEMAP_LINE = /^[ \t]*sitemap[ \t]*:[ \t]*(https?:\/\/\S{1,2000})/gim;

/** The first address of each foreign registrable domain in a sitemap. Never throws. */
export function readSitemap(page: FetchedPage): Fact[] {
  const text = page.text.slice(0, LONGEST_READ);
  const addresses = [...text.matchAll(ADDRESS)].map(([, address, alternate]) => address ?? alternate ?? "");
  return foreign(page, addresses, "address in the sitemap");
}

/** The sitemaps that a robots.txt names on foreign domains (sitemaps.org, "Sitemaps & Cross Submits"). Never throws. */
export function readSitemapLines(page: FetchedPage): Fact[] {
  const lines = [...page.text.slice(0, LONGEST_READ).matchAll(SITEMAP_LINE)];
  return foreign(
    page,
    lines.map(([, address = ""]) => address),
    "sitemap named in robots.txt",
  );
}

function foreign(page: FetchedPage, addresses: readonly string[], where: string): Fact[] {
  const list = new FactList(page.url, "other");
  const seenHosts = new Set<string>([new URL(page.url).hostname]);
  const seen = new Set([registrableDomain(new URL(page.url).hostname)]);
  for (const address of addresses) {
    const hostname = URL.canParse(address) ? new URL(address).hostname : "";
    if (hostname === "" || seenHosts.has(hostname) || seen.size > MOST_HOSTS) continue;
    seenHosts.add(hostname);
    const domain = registrableDomain(hostname);
    if (domain === undefined || seen.has(domain)) continue;
    seen.add(domain);
    list.add("sitemap", address, where);
  }
  return list.facts;
}
