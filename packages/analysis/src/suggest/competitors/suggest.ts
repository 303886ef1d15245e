import type { AtlasBrand } from "@marque/atlas";
import { type Competitor, type Evidence, uniqueBy, type Website } from "@marque/schema";
import type { PageReading } from "../../facts";
import type { Market } from "../market";
import { isOwnDomain, type Own, ownNames, squash } from "../own-names";
import { domainsByName } from "./domains";
import { marketRivals } from "./market";
import { countryOfSite } from "./regions";
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

/** A competitor with the reason for it. */
interface Suggested {
  competitor: Competitor;
  reason: string;
  quote: string | null;
  url: string | null;
}

interface Input {
  brandName: string;
  aliases: string[];
  website: Website;
  ownDomains: string[];
  readings: PageReading[];
  max: number;
  /** The brand's markets, when they are known. */
  market?: Market | undefined;
}

/**
 * Competitors: first those that the site names itself, on comparison pages, in "alternative to" and "switch from"
 * headings and links, strongest evidence first; then the rivals in its market, nearest first. One piece of evidence each.
 * None is the brand, its owner or its sister, and no domain stands under two.
 */
export function suggestCompetitors(input: Input): { competitors: Competitor[]; evidence: Evidence[] } {
  if (input.max <= 0) return { competitors: [], evidence: [] };
  const own = ownNames(input);
  const seen = new Set<string>();
  const taken = new Set<string>();
  const kept: Suggested[] = [];
  for (const suggested of [...namedBySite(input, own), ...inMarket(input)]) {
    const { competitor } = suggested;
    if (kept.length >= input.max) break;
    const names = [competitor.name, ...competitor.aliases].map(squash);
    const isKnown = names.some((name) => seen.has(name)) || competitor.domains.some((domain) => taken.has(domain));
    const isOwn =
      own.squashed.has(squash(competitor.name)) || competitor.domains.some((domain) => isOwnDomain(own, domain));
    if (isKnown || isOwn) continue;
    for (const name of names) seen.add(name);
    for (const domain of competitor.domains) taken.add(domain);
    kept.push(suggested);
  }
  return {
    competitors: kept.map(({ competitor }) => competitor),
    evidence: kept.map(({ competitor, reason, quote, url }) => ({
      field: "competitors",
      value: competitor.name,
      reason,
      quote: quote?.slice(0, LONGEST_QUOTE) ?? null,
      url,
    })),
  };
}

/** Domains are those that the pages link to, and, of a brand that the atlas knows, its own. */
function namedBySite({ readings, market }: Input, own: Own): Suggested[] {
  const all = sightings(readings, own);
  const ranked = byName(all)
    .sort((a, b) => b.best.strength - a.best.strength)
    .map(({ key, best }) => ({ key, best, name: spelling(key, best, all) }));
  const linked = domainsByName(
    readings,
    ranked.map(({ name }) => name),
    own,
  );
  return ranked.map(({ key, best, name }) => {
    const domains = linked.get(key) ?? [];
    const known = market === undefined ? undefined : knownAs(name, domains, market);
    const competitor =
      known === undefined
        ? { name, domains, aliases: [] }
        : { ...asCompetitor(known), domains: uniqueBy([...domains, ...known.domains], (domain) => domain) };
    return { competitor, reason: best.reason, quote: best.quote, url: best.url };
  });
}

/** The brand of the atlas that a site names: by its domain, else by its name, when only one of that name competes here. */
function knownAs(name: string, domains: readonly string[], { atlas, placement }: Market): AtlasBrand | undefined {
  for (const domain of domains) {
    const brand = atlas.brandAt(domain);
    if (brand !== undefined) return brand;
  }
  if (domains.length > 0) return undefined;
  const named = atlas.brandsNamed(name);
  const sector = placement?.categories[0]?.category.sector;
  const near = named.filter((brand) => brand.categories.some((category) => category.sector === sector));
  return near.length === 1 ? near[0] : undefined;
}

function inMarket({ market, website, readings }: Input): Suggested[] {
  if (market?.placement === undefined) return [];
  const { basis, brand } = market.placement;
  const categories = market.placement.rivalsIn ?? market.placement.categories;
  return marketRivals(market.placement, countryOfSite(website, readings)).map(({ brand: rival, category }) => {
    const because = categories.find((each) => each.category === category)?.because;
    const why =
      basis === "words"
        ? `the market of this site: ${because?.reason ?? ""}`
        : `the market of ${brand?.name ?? "this brand"}`;
    return {
      competitor: asCompetitor(rival),
      reason: `competes in ${inSentence(category.name)}, ${why}`,
      quote: because?.quote ?? null,
      url: because?.url ?? null,
    };
  });
}

const asCompetitor = ({ name, domains, aliases }: AtlasBrand): Competitor => ({
  name,
  domains: [...domains],
  aliases: [...aliases],
});

/** `Running shoes` inside a sentence; `CRM` and `E-bikes` stay. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s|$|,)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
