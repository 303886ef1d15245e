import { NAME_WRITING } from "../weights";
import type { Candidate } from "./candidates";
import { type SiteLabel, withoutTld } from "./site-label";

type Writing = readonly [name: string, weight: number];

export const isCapitals = (name: string) => name === name.toUpperCase() && name !== name.toLowerCase();
export const isSmall = (name: string) => name === name.toLowerCase() && name !== name.toUpperCase();
const sum = (writings: readonly Writing[]) => writings.reduce((total, [, weight]) => total + weight, 0);

/** The best of the ways in which a name is written. */
export function bestWriting(candidate: Candidate, site: SiteLabel): string {
  const writings = withOrWithoutTld(candidate, site);
  const plains = plainOnes(writings);
  const mixed = writings.some(([name]) => !isCapitals(name) && !isSmall(name));
  // A site that gives its name in small letters alone means it.
  const isGivenSmall = candidate.given.size > 0 && [...candidate.given].every(isSmall);
  const valued = writings.map(([name, weight]): Writing => {
    const rich = plains.has(name) ? NAME_WRITING.plain : 1;
    if (isCapitals(name) && name.length >= NAME_WRITING.shortestCapitals && mixed)
      return [name, weight * rich * NAME_WRITING.capitals];
    return [name, weight * rich * (isSmall(name) && mixed && !isGivenSmall ? NAME_WRITING.small : 1)];
  });
  valued.sort((one, other) => other[1] - one[1]);
  return valued[0]?.[0] ?? site.titled;
}

/** Writings without apostrophes and accents that stand beside one with them: `Kates Cafe` beside `Kate’s Café`. */
function plainOnes(writings: readonly Writing[]): ReadonlySet<string> {
  const rich = new Map<string, number>();
  for (const [name, weight] of writings)
    if (plain(name) !== name) rich.set(plain(name), Math.max(rich.get(plain(name)) ?? 0, weight));
  return new Set(
    writings.filter(([name, weight]) => (rich.get(name) ?? 0) > weight * NAME_WRITING.slip).map(([name]) => name),
  );
}

const plain = (name: string) =>
  name
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "")
    .normalize("NFC");

/**
 * The writings with the top-level domain alone when that is what the site calls itself (`Acme.com`), else all of them
 * without it.
 */
function withOrWithoutTld({ writings, given }: Candidate, site: SiteLabel): Writing[] {
  const all = [...writings];
  const isBare = (name: string) => withoutTld(name, site) === name;
  const withTld = all.filter(([name]) => !isBare(name));
  // A small word may be the word itself: `anvils made here` at anvils.org.
  const bare = all.filter(([name]) => isBare(name) && (!isSmall(name) || given.has(name)));
  const givenSo = [...given].some((name) => name.includes(".") && !isBare(name));
  const givenBare = [...given].some(isBare);
  if (
    givenSo &&
    !givenBare &&
    sum(withTld) >= NAME_WRITING.often &&
    sum(withTld) >= NAME_WRITING.everywhere * sum(bare)
  )
    return withTld.map(([name, weight]) => [name.replace(/\.\p{Lu}\p{Ll}+$/u, (tail) => tail.toLowerCase()), weight]);
  const merged = new Map<string, number>();
  // An address is written small whatever the name is like, so it tells only of a name that stands small elsewhere.
  const small = all.some(([name]) => isBare(name)) && bare.every(([name]) => isSmall(name));
  for (const [name, weight] of all) {
    const short = isBare(name) ? name : isSmall(name) && !small ? site.titled : withoutTld(name, site);
    merged.set(short, (merged.get(short) ?? 0) + (isBare(name) ? weight : weight * NAME_WRITING.asAddress));
  }
  return [...merged];
}
