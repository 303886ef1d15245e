import type { Fact } from "./facts";
import type { Accept, FetchedPage, PageFetcher } from "./page";
import {
  readAppleApps,
  readAssetLinks,
  readRelatedSites,
  readSecurityTxt,
  readSitemap,
  readSitemapLines,
} from "./read";

const FILES: readonly { path: string; accept: Accept; read: (file: FetchedPage) => Fact[] }[] = [
  { path: "/.well-known/security.txt", accept: "text", read: readSecurityTxt },
  { path: "/.well-known/related-website-set.json", accept: "json", read: readRelatedSites },
  { path: "/.well-known/assetlinks.json", accept: "json", read: readAssetLinks },
  { path: "/.well-known/apple-app-site-association", accept: "json", read: readAppleApps },
  { path: "/robots.txt", accept: "text", read: readSitemapLines },
  { path: "/sitemap.xml", accept: "text", read: readSitemap },
];

/** What the files say that stand at known places of a site (RFC 8615); those that it doesn't have say nothing. */
export async function readSiteFiles(fetcher: PageFetcher, homeUrl: string): Promise<Fact[]> {
  const facts = FILES.map(async ({ path, accept, read }) => {
    const asked = new URL(path, homeUrl).href;
    const file = await fetcher.fetch(asked, { accept });
    // A redirect elsewhere leads to somebody's front page, not to the file.
    return file.ok && new URL(file.url).pathname === path ? read(file) : [];
  });
  return (await Promise.all(facts)).flat();
}
