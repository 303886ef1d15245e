import type { AtlasBrand, AtlasCategory, Tier } from "@marque/atlas";
import { WORLD } from "@marque/lexicon";
import type { Reason } from "../../findings";
import type { PlacedCategory, Placement } from "../../placement";
import { RIVALS } from "../../weights";
import { asCompetitor, type Suggested } from "./competitor";

/** A competitor that the atlas knows. */
interface Rival {
  brand: AtlasBrand;
  /** The shared market in which it stands nearest. */
  category: AtlasCategory;
  points: number;
}

const MEMBERS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(WORLD.regions));

/** How far apart two customers are who would not compare. */
const LADDERS: readonly (readonly Tier[])[] = [
  ["luxury", "premium", "mid", "budget"],
  ["enterprise", "mid", "small"],
];

/** The rivals in the brand's markets, nearest first, each with the market in which it competes. */
export function rivalsInMarket(placement: Placement, country: string | undefined): Suggested[] {
  return marketRivals(placement, country).map(({ brand, category, points }) => {
    const market = placement.rivalsIn.find((each) => each.category === category);
    return {
      competitor: asCompetitor(brand),
      maker: "atlas",
      reason: reasonOf(category, market, placement.brand?.name ?? ""),
      seen: market?.seen[0],
      weight: points,
    };
  });
}

function reasonOf(category: AtlasCategory, market: PlacedCategory | undefined, brand: string): Reason {
  // Who is told as a rival may be in another market.
  if (market === undefined) return { code: "rival.told", params: { brand } };
  const params = { ...market.reason.params, market: inSentence(category.name), brand };
  switch (market.reason.code) {
    case "market.chosen":
      return { code: "rival.chosen", params };
    case "market.words":
    case "market.about":
      return { code: "rival.words", params };
    case "market.shop":
      return { code: "rival.shop", params };
    default:
      return { code: "rival.market", params };
  }
}

/** `Running shoes` inside a sentence; `CRM` and `E-bikes` stay. */
const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s|$|,)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/**
 * The brands of a placement's markets, nearest first: by their place in the market's list, the markets shared, customer
 * segment, and where they are sold. Never the brand, nor its owner or sisters.
 *
 * @param country of the site, when it speaks to one.
 */
function marketRivals(placement: Placement, country: string | undefined): Rival[] {
  const { brand } = placement;
  const found = new Map<AtlasBrand, { points: number; category: AtlasCategory; best: number }>();
  for (const { category, confidence } of placement.rivalsIn) {
    const ownTier = category.brands.find((each) => each.brand === brand)?.tier;
    category.brands.forEach(({ brand: rival, tier }, rank) => {
      if (brand !== undefined && (rival === brand || rival.group === brand.group)) return;
      const near = RIVALS.rankHalvesAt / (RIVALS.rankHalvesAt + rank);
      const side = rival.main === category ? 1 : RIVALS.onTheSide;
      const points = confidence * near * side * byTier(ownTier, tier) * byReach(brand, rival, country);
      if (points === 0) return;
      const entry = found.get(rival) ?? { points: 0, category, best: 0 };
      found.set(rival, entry);
      entry.points += points;
      if (points > entry.best) {
        entry.best = points;
        entry.category = category;
      }
    });
  }
  for (const [rival, points] of toldRivals(brand, country)) {
    const entry = found.get(rival) ?? { points: 0, category: rival.main, best: 0 };
    found.set(rival, entry);
    entry.points += points;
  }
  const shared = (rival: AtlasBrand): number => {
    const both = brand === undefined ? 0 : rival.categories.filter((each) => brand.categories.includes(each)).length;
    return both > 1 ? RIVALS.sharesSecondMarket : 1;
  };
  return [...found]
    .map(([rival, { points, category }]) => ({ brand: rival, category, points: points * shared(rival) }))
    .sort((one, other) => other.points - one.points);
}

/** The rivals that the brand's own line tells, nearest first, then those whose lines tell of the brand. */
function toldRivals(brand: AtlasBrand | undefined, country: string | undefined): [AtlasBrand, number][] {
  if (brand === undefined) return [];
  const own = brand.rivals.map((rival, rank): [AtlasBrand, number] => [rival, RIVALS.told - rank * RIVALS.toldStep]);
  const others = [...new Set(brand.categories.flatMap(({ brands }) => brands.map((each) => each.brand)))];
  const mutual = others.flatMap((other): [AtlasBrand, number][] => {
    const rank = other.rivals.indexOf(brand);
    return rank < 0 ? [] : [[other, RIVALS.mutual - rank * RIVALS.mutualStep]];
  });
  return [...own, ...mutual].filter(
    ([rival]) => rival.group !== brand.group && (country === undefined || byReach(brand, rival, country) > 0),
  );
}

function byTier(own: Tier | undefined, other: Tier | undefined): number {
  if (own === undefined || other === undefined) return 1;
  const ladder = LADDERS.find((each) => each.includes(own) && each.includes(other));
  if (ladder === undefined) return 1;
  const steps = Math.abs(ladder.indexOf(own) - ladder.indexOf(other));
  return [RIVALS.sameTier, RIVALS.nextTier, RIVALS.twoTiersOff][steps] ?? RIVALS.farTier;
}

function byReach(brand: AtlasBrand | undefined, rival: AtlasBrand, country: string | undefined): number {
  const there = countriesOf(rival);
  const here = country === undefined ? (brand === undefined ? undefined : countriesOf(brand)) : new Set([country]);
  if (here === undefined) return there === undefined ? RIVALS.worldwide : RIVALS.somewhere;
  const local = brand?.reach !== "global" && brand !== undefined;
  if (there === undefined) return local ? RIVALS.fromAfar : 1;
  // Who isn't sold where the brand is can't be bought in its stead.
  const shared = [...here].filter((each) => there.has(each)).length;
  if (shared === 0) return 0;
  // At home counts most: a chain of ten countries has its rivals where it is from.
  const home = country ?? brand?.country ?? "";
  if (!there.has(home)) return RIVALS.somewhere * (shared / here.size);
  return rival.country === home ? RIVALS.sameCountry : 1;
}

/** Where a brand is sold: everywhere (`undefined`), or in these countries by their ISO 3166 codes. */
function countriesOf(brand: AtlasBrand): ReadonlySet<string> | undefined {
  if (brand.reach === "global") return undefined;
  const known = countries.get(brand);
  if (known !== undefined) return known;
  const found = new Set(brand.reach.flatMap((place) => MEMBERS.get(place) ?? [place]));
  countries.set(brand, found);
  return found;
}

/** A market's brands are compared by theirs at each analysis. */
const countries = new WeakMap<AtlasBrand, ReadonlySet<string>>();
