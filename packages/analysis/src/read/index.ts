export { choosePages } from "./choose-pages";
export { readManifest } from "./read-manifest";
export { readPage } from "./read-page";
export { readAppleApps, readAssetLinks, readRelatedSites } from "./read-related-sites";
export { readSecurityTxt } from "./read-security-txt";
export { readSitemap, readSitemapLines } from "./read-sitemap";
