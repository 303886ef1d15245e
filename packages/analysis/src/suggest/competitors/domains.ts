import { WORLD } from "@marque/lexicon";
import { nameKey, type PrivateHosts, parseWebsite, registrableLabel } from "@marque/schema";
import type { PageReading } from "../../findings";
import { isOwnDomain, type Own } from "../own-names";

const SOCIAL: ReadonlySet<string> = new Set(WORLD.networks.labels);

/** Of an absolute address; thousands are looked at, so that they are not parsed. */
const HOST = /^https?:\/\/([^/?#]{1,260})/i;

/** Whether everybody links there, so that a link tells nothing. */
export const isSocial = (label: string): boolean => SOCIAL.has(label);

/** The names by the labels with a word that companies add when the bare name was taken: `waveapps` for Wave. */
function decorated(names: readonly string[]): Map<string, string[]> {
  const byLabel = new Map<string, string[]>();
  for (const name of names) {
    const key = nameKey(name);
    for (const label of WORLD.domains.rivalAffixes.flatMap((affix) => [`${key}${affix}`, `${affix}${key}`])) {
      const known = byLabel.get(label);
      if (known === undefined) byLabel.set(label, [name]);
      else known.push(name);
    }
  }
  return byLabel;
}

const isIn = (name: string, linkText: string): boolean =>
  ` ${linkText} `
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .includes(` ${name.toLowerCase()} `);

/**
 * Domains of competitors by their squashed names: sites that the pages link to and that are called like the competitor,
 * and names that are domains themselves (`monday.com`). A label with a word added must be confirmed by the link's text.
 * A label has one owner, so no domain stands under two. Takes time by names plus links.
 */
export function domainsByName(
  readings: readonly PageReading[],
  names: readonly string[],
  own: Own,
  privateHosts: PrivateHosts,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (names.length === 0) return found;
  const wanted = new Set(names.map(nameKey));
  const byLabel = decorated(names);
  const taken = new Set<string>();
  const take = (key: string, domain: string) => {
    if (taken.has(domain) || isOwnDomain(own, domain)) return;
    taken.add(domain);
    found.set(key, [...(found.get(key) ?? []), domain]);
  };
  for (const name of names) {
    const website = /^[\p{L}\p{N}-]+(\.[a-z]{2,})+$/iu.test(name) ? parseWebsite(name, privateHosts) : undefined;
    if (website !== undefined) take(nameKey(name), website.registrableDomain);
  }
  // Most links lead where another did.
  const sites = new Map<string, LinkedSite | undefined>();
  for (const { url, text } of readings.flatMap(({ links }) => links)) {
    const host = HOST.exec(url)?.[1] ?? "";
    if (!sites.has(host)) sites.set(host, linkedSite(host, privateHosts));
    const site = sites.get(host);
    if (site === undefined) continue;
    const called = site.keys.find((each) => wanted.has(each));
    const key = called ?? byLabel.get(site.keys[0] ?? "")?.find((name) => isIn(name, text));
    if (key !== undefined) take(nameKey(key), site.domain);
  }
  return found;
}

interface LinkedSite {
  domain: string;
  /** What it may be called: by its label, and by its whole domain. */
  keys: string[];
}

function linkedSite(host: string, privateHosts: PrivateHosts): LinkedSite | undefined {
  const website = parseWebsite(host, privateHosts);
  const label = website === undefined ? undefined : registrableLabel(website.hostname);
  if (website === undefined || label === undefined || isSocial(label)) return undefined;
  return { domain: website.registrableDomain, keys: [nameKey(label), nameKey(website.registrableDomain)] };
}
