import { readManifest } from "../read/read-manifest";
import { readPage } from "../read/read-page";
import { readAppleApps, readAssetLinks, readRelatedSites } from "../read/read-related-sites";
import { readSecurityTxt } from "../read/read-security-txt";
import { readSitemap, readSitemapLines } from "../read/read-sitemap";
import { choosePages } from "../visit/choose-pages";

/** What is done in threads besides the stages: everything that goes through a page or a file. */
export const FUNCTIONS = {
  choosePages,
  readAppleApps,
  readAssetLinks,
  readManifest,
  readPage,
  readRelatedSites,
  readSecurityTxt,
  readSitemap,
  readSitemapLines,
};

/** Ends a function that spins. Reading the worst page of 5 MB takes 0.3 to 1 s, and other threads count as well. */
export const CALL_BUDGET_MILLISECONDS = 5000;
