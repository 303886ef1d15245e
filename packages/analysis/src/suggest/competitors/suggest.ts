import type { Competitor, Evidence, Website } from "@marque/schema";
import type { PageReading } from "../../facts";
import { ownNames, squash } from "../own-names";
import { domainsByName } from "./domains";
import { type Sighting, sightings } from "./sightings";

const LONGEST_QUOTE = 300;

interface Named {
  key: string;
  best: Sighting;
}

function byName(all: readonly Sighting[]): Named[] {
  const found = new Map<string, Named>();
  for (const sighting of all) {
    const key = squash(sighting.name);
    const earlier = found.get(key);
    if (earlier === undefined) found.set(key, { key, best: sighting });
    else if (sighting.strength > earlier.best.strength) earlier.best = sighting;
  }
  return [...found.values()];
}

/** The competitor's name as its evidence has it, unless that is all capitals or no capitals and another place knows better. */
function spelling(key: string, best: Sighting, all: readonly Sighting[]): string {
  const mixed = (name: string) => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);
  return mixed(best.name)
    ? best.name
    : (all.find((each) => squash(each.name) === key && mixed(each.name))?.name ?? best.name);
}

/**
 * Competitors that the site names itself: on comparison pages, in "alternative to" and "switch from" headings and links.
 * Strongest evidence first, then order of appearance; one piece of evidence each. Domains are those that the pages link to.
 */
export function suggestCompetitors(input: {
  brandName: string;
  aliases: string[];
  website: Website;
  ownDomains: string[];
  readings: PageReading[];
  max: number;
}): { competitors: Competitor[]; evidence: Evidence[] } {
  if (input.max <= 0) return { competitors: [], evidence: [] };
  const own = ownNames(input);
  const all = sightings(input.readings, own);
  const ranked = byName(all)
    .sort((a, b) => b.best.strength - a.best.strength)
    .slice(0, input.max)
    .map(({ key, best }) => ({ key, best, name: spelling(key, best, all) }));
  const domains = domainsByName(
    input.readings,
    ranked.map(({ name }) => name),
    own,
  );
  return {
    competitors: ranked.map(({ key, name }) => ({ name, domains: domains.get(key) ?? [], aliases: [] })),
    evidence: ranked.map(({ best, name }) => ({
      field: "competitors",
      value: name,
      reason: best.reason,
      quote: best.quote.slice(0, LONGEST_QUOTE),
      url: best.url,
    })),
  };
}
