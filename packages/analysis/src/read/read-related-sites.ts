import type { Fact, SourceText } from "../findings";
import { FactList } from "./fact-list";
import { looseJson } from "./loose-json";

const MOST_SITES = 100;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

/**
 * The sites of a Related Website Set's file (`/.well-known/related-website-set.json`): the primary site, those
 * associated with it and those of other countries. The set's own rules want it listed by both sides. Never throws.
 */
export function readRelatedSites(page: SourceText): Fact[] {
  const list = new FactList(page.url, "other");
  const set = looseJson(page.text);
  if (!isObject(set)) return [];
  const countries = isObject(set.ccTLDs) ? Object.values(set.ccTLDs).flatMap(strings) : [];
  const named = [set.primary, set.associatedSites, set.serviceSites].flatMap(strings);
  for (const site of [...named, ...countries].slice(0, MOST_SITES))
    if (/^https:\/\//i.test(site)) list.add("related-site", site, { type: "file", file: "related-website-set.json" });
  return list.facts;
}

/** Signing in with the password of another site is granted between sites of one owner alone. */
const SAME_OWNER = "delegate_permission/common.get_login_creds";

/**
 * What a Digital Asset Links file (`/.well-known/assetlinks.json`) vouches for: other sites that may use the same
 * passwords, and the domains that the names of its Android apps are written after. Never throws.
 */
export function readAssetLinks(page: SourceText): Fact[] {
  const list = new FactList(page.url, "other");
  const statements = looseJson(page.text);
  if (!Array.isArray(statements)) return [];
  for (const statement of statements.slice(0, MOST_SITES)) {
    if (!isObject(statement) || !isObject(statement.target)) continue;
    const { namespace, site, package_name: app } = statement.target;
    const relations = strings(statement.relation);
    if (namespace === "web" && typeof site === "string" && relations.includes(SAME_OWNER))
      list.add("related-site", site, { type: "file", file: "assetlinks.json" });
    if (namespace === "android_app" && typeof app === "string") addAppId(list, app, "assetlinks.json");
  }
  return list.facts;
}

/** The app identifiers of an `apple-app-site-association` file, of today's form and the older one. Never throws. */
export function readAppleApps(page: SourceText): Fact[] {
  const list = new FactList(page.url, "other");
  const file = looseJson(page.text);
  if (!isObject(file)) return [];
  const applinks = isObject(file.applinks) && Array.isArray(file.applinks.details) ? file.applinks.details : [];
  const credentials = isObject(file.webcredentials) ? strings(file.webcredentials.apps) : [];
  const details = applinks.filter(isObject).flatMap(({ appID, appIDs }) => [...strings(appID), ...strings(appIDs)]);
  // The team's ten characters stand in front.
  for (const id of [...credentials, ...details].slice(0, MOST_SITES))
    addAppId(list, id.replace(/^[A-Z0-9]{10}\./, ""), "apple-app-site-association");
  return list.facts;
}

/** App identifiers are written like a domain backwards; nobody checks that it is the owner's. */
function addAppId(list: FactList, id: string, file: "assetlinks.json" | "apple-app-site-association"): void {
  const parts = id.toLowerCase().split(".");
  if (parts.length < 2 || parts.length > 8 || !parts.every((part) => /^[a-z0-9_-]{1,63}$/.test(part))) return;
  list.add("app-id", parts.toReversed().join("."), { type: "file", file, field: "app identifier" }, id);
}
