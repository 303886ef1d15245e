import type { Atlas, AtlasBrand, AtlasCategory } from "@marque/atlas";
import { displayHostname, type Website } from "@marque/schema";
import type { PageReading } from "../facts";
import { asShop, isPublication } from "./kind-of-site";
import { registrableLabel } from "./own-names";
import { isWordLanguage, vocabularyOf } from "./vocabulary";

/** Why a market was chosen, for a marketer. */
export interface PlacedBecause {
  reason: string;
  quote: string | null;
  url: string | null;
}

/** A market that the brand is in. */
export interface PlacedCategory {
  category: AtlasCategory;
  /** From 0 to 1; those of a placement add up to 1 at most. */
  confidence: number;
  because: PlacedBecause;
}

/** Where a brand stands in the atlas. */
export interface Placement {
  /** The brand is known by its domain, by its name, or its market by the words of its pages. */
  basis: "domain" | "name" | "words";
  brand: AtlasBrand | undefined;
  /** Most likely first; three at most. */
  categories: PlacedCategory[];
  /** The markets of its rivals, where they are others: a shop's are shops, not the makers of what it sells. */
  rivalsIn?: PlacedCategory[];
}

interface Place {
  text: string;
  weight: number;
  /** For a marketer: `the page title`. */
  where: string;
  url: string;
}

const MOST_CATEGORIES = 3;
/** What a brand's second and third market count beside its main one. */
const MARKET_SHARES = [0.7, 0.2, 0.1];
/** Points of a term by its weight in the atlas. */
const POINTS: Readonly<Record<number, number>> = { 1: 1, 2: 2.5, 3: 5 };
/** A term that stands often says little more than one that stands twice. */
const REPEATED = 0.25;
/** The title, the description, the menu: a term that stands in all of them is what the site is about. */
const ELSEWHERE = 0.3;
/** Below these points a page's words say nothing sure of its market. Other languages have shorter vocabularies. */
const FLOOR = 28;
const FLOOR_ELSEWHERE = 21;
/** A single term, however often it stands there, is chance. */
const FEWEST_TERMS = 2;
/** Below this nothing is said; a second market needs as much. */
const LEAST_CONFIDENCE = 0.25;
const LEAST_SECOND = 0.15;
/** Shorter labels are several companies'. */
const LONG_LABEL = 6;
/** A second market counts when it has this share of the first one's points. */
const RIVAL_SHARE = 0.6;
const LONGEST_TEXT = 8000;

/**
 * Finds out which market a brand is in: as it is known, else by its pages' words, else, without any page, by its name.
 *
 * @param input.brand the brand that is known at the website, when it is that brand's.
 * @param input.language what the pages declare.
 */
export function place(input: {
  atlas: Atlas;
  website: Website;
  brand: AtlasBrand | undefined;
  brandName: string;
  readings: readonly PageReading[];
  language: string | null;
}): Placement | undefined {
  const { atlas, website, brand, brandName, readings } = input;
  if (brand !== undefined)
    return byBrand(brand, "domain", `${displayHostname(website.hostname)} is known in this market`);
  const [named, ...others] = atlas.brandsNamed(brandName);
  // Of two brands of one name nobody knows which is meant.
  const only = others.length === 0 ? named : undefined;
  if (readings.length === 0)
    return only === undefined ? undefined : byBrand(only, "name", "a brand is known by this name");
  const byWords = placeByWords(input);
  return only !== undefined && isAtHome(only, website) && mayBe(only, byWords)
    ? byBrand(only, "name", `${only.name} is known at ${displayHostname(only.domains[0] ?? "")}`)
    : byWords;
}

/** Whether the address is the brand's own under another suffix: `acmeair.dk` of acmeair.com. */
function isAtHome(brand: AtlasBrand, website: Website): boolean {
  const label = registrableLabel(website.hostname) ?? "";
  return label.length >= LONG_LABEL && brand.domains.some((domain) => registrableLabel(domain) === label);
}

/** The pages' words don't speak of another market. */
const mayBe = (brand: AtlasBrand, words: Placement | undefined): boolean =>
  words === undefined || words.categories.some(({ category }) => category.sector === brand.main.sector);

function byBrand(brand: AtlasBrand, basis: "domain" | "name", reason: string): Placement {
  const categories = brand.categories.slice(0, MOST_CATEGORIES);
  const total = MARKET_SHARES.slice(0, categories.length).reduce((sum, share) => sum + share, 0);
  return {
    basis,
    brand,
    categories: categories.map((category, index) => ({
      category,
      confidence: (MARKET_SHARES[index] ?? 0) / total,
      because: { reason, quote: null, url: null },
    })),
  };
}

/** A term of the vocabulary on the pages: its best place, and what its other places are worth. */
interface Found {
  points: number;
  rest: number;
  place: Place;
  uses: readonly { category: AtlasCategory; weight: number }[];
}

interface Score {
  points: number;
  terms: { term: string; points: number; place: Place }[];
}

function placeByWords({
  atlas,
  website,
  readings,
  language,
}: {
  atlas: Atlas;
  website: Website;
  readings: readonly PageReading[];
  language: string | null;
}): Placement | undefined {
  const spoken = language?.split("-")[0] ?? "en";
  const languages = spoken === "en" || !isWordLanguage(spoken) ? (["en"] as const) : ([spoken, "en"] as const);
  const scores = new Map<AtlasCategory, Score>();
  for (const each of languages) {
    const vocabulary = vocabularyOf(atlas, each);
    const found = new Map<string, Found>();
    for (const spot of placesOf(website, readings)) {
      for (const [{ term, uses }, count] of vocabulary.termsIn(spot.text)) {
        const points = spot.weight * (1 + REPEATED * Math.log2(count));
        const known = found.get(term);
        if (known === undefined) found.set(term, { points, rest: 0, place: spot, uses });
        else if (points > known.points) found.set(term, { points, rest: known.rest + known.points, place: spot, uses });
        else known.rest += points;
      }
    }
    for (const [term, { points: best, rest, place: spot, uses }] of found) {
      const points = best + rest * ELSEWHERE;
      for (const { category, weight } of uses) {
        const score = scores.get(category) ?? { points: 0, terms: [] };
        scores.set(category, score);
        // What several markets say tells less of each.
        const worth = (points * (POINTS[weight] ?? 0)) / Math.sqrt(uses.length);
        score.points += worth;
        score.terms.push({ term, points: worth, place: spot });
      }
    }
  }
  const ranked = [...scores]
    .filter(([, { terms }]) => terms.length >= FEWEST_TERMS)
    .sort(([, one], [, other]) => other.points - one.points);
  const [likeliest] = ranked;
  // Who writes about telephones is no rival of who makes them.
  if (likeliest !== undefined && likeliest[0].sector !== "media" && isPublication(readings)) return undefined;
  const top = likeliest?.[1].points ?? 0;
  const floor = languages.length === 1 ? FLOOR : FLOOR_ELSEWHERE;
  if (top < floor) return undefined;
  const kept = ranked.slice(0, MOST_CATEGORIES).filter(([, { points }]) => points >= top * RIVAL_SHARE);
  const sum = kept.reduce((total, [, { points }]) => total + points, 0);
  // How sure the whole is: the points over the floor, and how far the first is ahead of those left out.
  const next = ranked[kept.length]?.[1].points ?? 0;
  const sureness = (top / (top + floor)) * (1 - 0.5 * (next / top));
  const categories = kept
    .map(([category, score]) => ({
      category,
      confidence: (score.points / sum) * sureness,
      because: reasonOf(score),
    }))
    .filter(({ confidence }) => confidence >= LEAST_SECOND);
  return (categories[0]?.confidence ?? 0) >= LEAST_CONFIDENCE
    ? { basis: "words", brand: undefined, categories, ...asShop(categories, readings) }
    : undefined;
}

function reasonOf({ terms }: Score): PlacedBecause {
  const telling = terms.toSorted((one, other) => other.points - one.points).slice(0, 3);
  const [first] = telling;
  const words = telling.map(({ term }) => `"${term}"`).join(", ");
  return {
    reason: `its pages speak of ${words}`,
    quote: first?.place.text.slice(0, 300) ?? null,
    url: first?.place.url ?? null,
  };
}

/** The texts that tell what a site sells, each with its weight. */
function placesOf(website: Website, readings: readonly PageReading[]): Place[] {
  const label = (registrableLabel(website.hostname) ?? "").replaceAll("-", " ");
  const home = readings[0];
  const address: Place[] = home === undefined ? [] : [{ text: label, weight: 2, where: "the address", url: home.url }];
  return [...address, ...readings.flatMap((reading, index) => placesOfPage(reading, index === 0 ? 1 : 0.5))];
}

function placesOfPage(reading: PageReading, share: number): Place[] {
  const { url } = reading;
  const facts = (kinds: readonly string[], weight: number, where: string): Place => ({
    text: reading.facts
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ value }) => value)
      .join(" . "),
    weight: weight * share,
    where,
    url,
  });
  return [
    facts(["title"], 4, "the page title"),
    facts(["description"], 3.5, "the description"),
    facts(["keywords"], 1.5, "the keywords"),
    facts(["product"], 2, "the menu"),
    { text: reading.headings.join(" . "), weight: 2.5 * share, where: "a heading", url },
    {
      text: reading.links
        .filter(({ region }) => region !== "main")
        .map(({ text }) => text)
        .join(" . "),
      weight: 1.2 * share,
      where: "the menu",
      url,
    },
    { text: reading.text.slice(0, LONGEST_TEXT), weight: 1 * share, where: "the text", url },
  ].filter(({ text }) => text !== "");
}
