import { registrableDomain, registrableLabel, type Website } from "@marque/schema";
import type { Fact, PageReading } from "../findings";
import { isListed } from "./third-parties";
import thirdParties from "./third-parties.json";

/** Names that a home page has beside the empty path. */
const HOME_FILE = /^(?:index|home|default|start|main|welcome)(?:\.\w{2,5})?$/i;
/** A language, a country or both: `en`, `de-at`, `us`. */
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2,4})?$/i;
const MOST_SEGMENTS = 3;

/** Whether an address is that of a site's home page, or of its home page for a country or language. */
export function isFrontPage(address: string): boolean {
  const segments = new URL(address).pathname.split("/").filter((segment) => segment !== "");
  return segments.length <= MOST_SEGMENTS && segments.every((each) => LOCALE.test(each) || HOME_FILE.test(each));
}

/** Whether the host of an address is one that sites use without owning it: a network, a marketplace, a list of links. */
export function isThirdParty(address: string): boolean {
  const domain = registrableDomain(new URL(address).hostname);
  return domain !== undefined && isListed(domain);
}

/** By registrable domain, or by the label of firms with one in every country: the folders below which profiles stand. */
const PROFILES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(thirdParties.profiles));
/** Beside names, such folders hold words of the platform's own. */
const NO_NAME = /^(?:p|pages?|people|profile|profile\.php|groups?|events?|[\d_-]+|[a-z]{2}(?:[-_][a-z]{2})?)$/i;
const LONGEST_PATH = 500;

/**
 * Whose profile on a third party's site an analysis is asked about, as the address calls it: `joesplumbing` of
 * `facebook.com/joesplumbing`; `undefined` for the third party's own pages, and for other sites.
 */
export function profileIn({ url }: Website): string | undefined {
  const { hostname, pathname } = new URL(url);
  const folders =
    PROFILES.get(registrableDomain(hostname) ?? "") ?? PROFILES.get(registrableLabel(hostname) ?? "") ?? [];
  const segments = pathname
    .slice(0, LONGEST_PATH)
    .split("/")
    .filter((segment) => segment !== "");
  const [first = ""] = segments;
  if (folders.includes("@") && first.startsWith("@")) return first.slice(1);
  const inside = folders.includes("*") ? segments : folders.includes(first) ? segments.slice(1) : [];
  return inside.find((segment) => !NO_NAME.test(segment))?.replace(/^@/, "");
}

/**
 * Whether the page at an address is another's, which tells of the website's owner at most: a profile, or where the
 * website's address redirects to, unless that is the front page of a company or the website's namesake.
 *
 * @param address where the home page was found, or where it failed.
 * @param isSameBrand whether two hostnames are known to be one brand's.
 */
export function isHosted(
  website: Website,
  address: string,
  isSameBrand: (one: string, other: string) => boolean,
): boolean {
  if (profileIn(website) !== undefined) return true;
  const { hostname } = new URL(address);
  const isOwn =
    registrableDomain(hostname) === website.registrableDomain ||
    registrableLabel(hostname) === registrableLabel(website.hostname) ||
    isSameBrand(hostname, website.hostname);
  return !isOwn && (isThirdParty(address) || !isFrontPage(address));
}

/** What a page says of itself; all else it says of the site that it stands on. */
const OF_PAGE: ReadonlySet<Fact["kind"]> = new Set(["title", "heading", "description", "keywords", "phone", "country"]);

/** A hosted page without what its host says: names, owners, addresses, menus. */
export const withoutHost = (reading: PageReading): PageReading => ({
  ...reading,
  facts: reading.facts.filter(({ kind }) => OF_PAGE.has(kind)),
  links: reading.links.filter(({ region }) => region === "main"),
});
