import { type Reasoning, unlessUnfinished } from "../engine";
import type { PageFetcher } from "../fetch";
import type { Fact } from "../findings";

const FILES = [
  { path: "/.well-known/security.txt", accept: "text", read: "readSecurityTxt" },
  { path: "/.well-known/related-website-set.json", accept: "json", read: "readRelatedSites" },
  { path: "/.well-known/assetlinks.json", accept: "json", read: "readAssetLinks" },
  { path: "/.well-known/apple-app-site-association", accept: "json", read: "readAppleApps" },
  { path: "/robots.txt", accept: "text", read: "readSitemapLines" },
  { path: "/sitemap.xml", accept: "text", read: "readSitemap" },
] as const;

/** What the files say that stand at known places of a site (RFC 8615); those that it doesn't have say nothing. */
export async function readSiteFiles(fetcher: PageFetcher, reasoning: Reasoning, homeUrl: string): Promise<Fact[]> {
  const facts = FILES.map(async ({ path, accept, read }): Promise<Fact[]> => {
    const asked = new URL(path, homeUrl).href;
    const file = await fetcher.fetch(asked, { accept });
    // A redirect elsewhere leads to somebody's front page, not to the file.
    if (!file.ok || new URL(file.url).pathname !== path) return [];
    return unlessUnfinished(reasoning.call(read, { url: file.url, text: file.text }), []);
  });
  return (await Promise.all(facts)).flat();
}
