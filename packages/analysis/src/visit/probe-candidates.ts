import { languageOf, WORLD } from "@marque/lexicon";
import { parseWebsite, privateHostsOf, type Website } from "@marque/schema";
import type { PageReading } from "../findings";

/** How many domains are asked for under the site's name. */
const MOST_DOMAINS = 16;
/** Linked domains that hold the site's name in theirs are asked besides: whether they link back. */
const MOST_LINKED = 4;
/** Shorter labels stand inside others by chance. */
const SHORTEST_PART = 5;
const { everywhere, large, byCountry } = WORLD.domains.probed;
const COUNTRIES: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(byCountry));
/** Language, script, region (RFC 5646). */
const LANGUAGE_TAG = /^([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}))?$/i;

/**
 * The registrable domains under which the brand may be found as well: the site's label with the suffixes of the
 * countries and languages that the home page names, and with those that everybody takes.
 *
 * @param connectTo the operator's private hosts. The name of a private website is never asked for in public.
 */
export function probeCandidates(
  website: Website,
  home: PageReading,
  connectTo: ReadonlyMap<string, unknown>,
): string[] {
  const site = website.registrableDomain;
  const [label = ""] = site.split(".");
  const privateHosts = privateHostsOf(connectTo.keys());
  const domainOf = (address: string) => parseWebsite(address, privateHosts)?.registrableDomain;
  // Known to be the brand's already.
  const said = home.facts.filter(({ kind }) => kind === "hreflang" || kind === "canonical");
  const known = new Set([site, ...said.map(({ value }) => domainOf(value))]);
  const isPrivate = privateHosts.has(website.hostname);
  const names = isPrivate
    ? [...connectTo.keys()].filter((host) => host.split(".").length === 2 && host.startsWith(`${label}.`))
    : likelySuffixes(home, site.slice(label.length + 1)).map((suffix) => `${label}.${suffix}`);
  const linked = linkedKin(home, label, domainOf).filter((domain) => !isPrivate || connectTo.has(domain));
  const isCandidate = (domain: string) => !known.has(domain) && domainOf(domain) === domain;
  return [
    ...names.filter(isCandidate).slice(0, MOST_DOMAINS),
    ...linked.filter((domain) => isCandidate(domain) && !names.includes(domain)).slice(0, MOST_LINKED),
  ];
}

/** Those that everybody takes, then those of the site's countries, then those of large markets: each once. */
function likelySuffixes({ facts, language }: PageReading, own: string): string[] {
  const tags = facts
    .filter(({ kind }) => kind === "hreflang")
    .map(({ source }) => (source.type === "hreflang" ? LANGUAGE_TAG.exec(source.tag) : null));
  const regions = tags.flatMap((tag) => (tag?.[2] === undefined ? [] : [tag[2].toLowerCase()]));
  const languages = [language ?? "", ...tags.map((tag) => tag?.[1]?.toLowerCase() ?? "")];
  const countries = [...regions, ...languages.flatMap((each) => languageOf(each)?.spokenIn ?? [])];
  const local = countries.flatMap((country) => COUNTRIES.get(country) ?? [country]);
  return [...new Set([...everywhere, ...local, ...large])].filter((suffix) => suffix !== own);
}

/** Domains that the home page links to outside its text, with the site's label in theirs: `acme-tea.com` on `acme.com`. */
function linkedKin({ links }: PageReading, label: string, domainOf: (host: string) => string | undefined): string[] {
  if (label.length < SHORTEST_PART) return [];
  const hosts = links
    .filter(({ region }) => region !== "main")
    .map(({ url }) => new URL(url).hostname)
    .filter((host) => host.includes(label));
  return [...new Set([...new Set(hosts)].map((host) => domainOf(host) ?? ""))].filter(
    (domain) => domain !== "" && domain.split(".")[0]?.includes(label) === true,
  );
}
