import type { Candidate } from "./candidates";
import { withoutTld } from "./candidates";
import type { SiteLabel } from "./site-label";

/** How much a writing counts beside a better one. */
const CAPITALS = 0.1;
const SMALL = 0.35;
/** A site is known with its top-level domain when it hardly ever leaves it out. */
const EVERYWHERE = 4;
const OFTEN = 6;
const SHORTEST_CAPITALS = 5;

const isCapitals = (name: string) => name === name.toUpperCase() && name !== name.toLowerCase();
const isSmall = (name: string) => name === name.toLowerCase() && name !== name.toUpperCase();

/** The best of the ways in which a name is written. */
export function bestWriting(candidate: Candidate, site: SiteLabel): string {
  const writings = withOrWithoutTld([...candidate.writings], site);
  const mixed = writings.some(([name]) => !isCapitals(name) && !isSmall(name));
  const valued = writings.map(([name, weight]): readonly [string, number] => {
    if (isCapitals(name) && name.length >= SHORTEST_CAPITALS && mixed) return [name, weight * CAPITALS];
    return [name, isSmall(name) && mixed ? weight * SMALL : weight];
  });
  valued.sort((one, other) => other[1] - one[1]);
  return valued[0]?.[0] ?? site.titled;
}

function withOrWithoutTld(
  writings: readonly (readonly [string, number])[],
  site: SiteLabel,
): (readonly [string, number])[] {
  const sum = (all: typeof writings) => all.reduce((total, [, weight]) => total + weight, 0);
  const withTld = writings.filter(([name]) => withoutTld(name, site) !== name);
  const bare = writings.filter(([name]) => withoutTld(name, site) === name);
  // A small word may be the word itself: `random numbers` at random.org.
  const named = bare.filter(([name]) => !isSmall(name));
  if (sum(withTld) >= OFTEN && sum(withTld) >= EVERYWHERE * sum(named)) return withTld;
  const merged = new Map<string, number>();
  for (const [name, weight] of writings) {
    const short = withoutTld(name, site);
    merged.set(short, (merged.get(short) ?? 0) + weight);
  }
  return [...merged];
}
