import { parseWebsite } from "@marque/schema";
import type { PageReading } from "../../facts";
import { isOwnDomain, type Own, registrableLabel, squash } from "../own-names";
import affixes from "./domain-affixes.json" with { type: "json" };
import socialLabels from "./social-labels.json" with { type: "json" };

const SOCIAL: ReadonlySet<string> = new Set(socialLabels);

/** Whether everybody links there, so that a link tells nothing. */
export const isSocial = (label: string): boolean => SOCIAL.has(label);

/** Whether the label is the name with a word that companies add when the bare name was taken, as the link's text confirms. */
const isDecorated = (label: string, name: string, linkText: string): boolean =>
  affixes.some((affix) => label === `${squash(name)}${affix}` || label === `${affix}${squash(name)}`) &&
  ` ${linkText} `
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .includes(` ${name.toLowerCase()} `);

/**
 * Domains of competitors by their squashed names: sites that the pages link to and that are called like the competitor,
 * and names that are domains themselves (`monday.com`). A label has one owner, so no domain stands under two.
 */
export function domainsByName(
  readings: readonly PageReading[],
  names: readonly string[],
  own: Own,
): Map<string, string[]> {
  const wanted = new Set(names.map(squash));
  const found = new Map<string, string[]>();
  const taken = new Set<string>();
  const take = (key: string, domain: string) => {
    if (taken.has(domain) || isOwnDomain(own, domain)) return;
    taken.add(domain);
    found.set(key, [...(found.get(key) ?? []), domain]);
  };
  for (const name of names) {
    const website = /^[\p{L}\p{N}-]+(\.[a-z]{2,})+$/iu.test(name) ? parseWebsite(name) : undefined;
    if (website !== undefined) take(squash(name), website.registrableDomain);
  }
  for (const link of readings.flatMap((reading) => reading.links)) {
    const website = parseWebsite(link.url);
    const label = website === undefined ? undefined : registrableLabel(website.hostname);
    if (website === undefined || label === undefined || isSocial(label)) continue;
    const called = [squash(label), squash(website.registrableDomain)].find((each) => wanted.has(each));
    const key = called ?? names.find((name) => isDecorated(squash(label), name, link.text));
    if (key !== undefined) take(squash(key), website.registrableDomain);
  }
  return found;
}
