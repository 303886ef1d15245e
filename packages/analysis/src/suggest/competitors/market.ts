import { type AtlasBrand, type AtlasCategory, nameKey, type Tier } from "@marque/atlas";
import type { Placement } from "../place";
import { countriesOf } from "./regions";

/** A competitor that the atlas knows. */
export interface Rival {
  brand: AtlasBrand;
  /** The shared market in which it stands nearest. */
  category: AtlasCategory;
}

/** How far apart two customers are who would not compare. */
const LADDERS: readonly (readonly Tier[])[] = [
  ["luxury", "premium", "mid", "budget"],
  ["enterprise", "mid", "small"],
];
/** By steps on the ladder; more than two are as far as it gets. */
const BY_STEPS = [1.15, 0.9, 0.6, 0.4];
/** A list is written nearest and best known first; its tenth is worth half of its first. */
const RANK_HALVES_AT = 10;
/** Brands whose main market is another compete on the side. */
const ON_THE_SIDE = 0.85;
const SAME_COUNTRY = 1.7;
const WORLDWIDE = 1.1;
/** A rival of a worldwide brand that is sold in some countries only. */
const SOMEWHERE = 0.45;
/** Worldwide rivals of a brand that is at home in one region, where it has nearer ones. */
const FROM_AFAR = 0.85;
const SHARES_SECOND_MARKET = 1.15;

/** A rival that the brand's line tells comes before all whom only the lists give; the lines of others help. */
const TOLD = 40;
const TOLD_STEP = 2;
const MUTUAL = 0.4;
const MUTUAL_STEP = 0.03;

/** Sisters have one owner; who owns others is its own owner. */
export const ownerOf = (brand: AtlasBrand): string => nameKey(brand.owner ?? brand.name);

/**
 * The brands of a placement's markets, nearest first: by their place in the market's list, the markets shared, customer
 * segment, and where they are sold. Never the brand, nor its owner or sisters.
 *
 * @param country of the site, when it speaks to one.
 */
export function marketRivals(placement: Placement, country: string | undefined): Rival[] {
  const { brand } = placement;
  const categories = placement.rivalsIn ?? placement.categories;
  const found = new Map<AtlasBrand, { points: number; category: AtlasCategory; best: number }>();
  for (const { category, confidence } of categories) {
    const ownTier = category.brands.find((each) => each.brand === brand)?.tier;
    category.brands.forEach(({ brand: rival, tier }, rank) => {
      if (brand !== undefined && (rival === brand || ownerOf(rival) === ownerOf(brand))) return;
      const near = RANK_HALVES_AT / (RANK_HALVES_AT + rank);
      const side = rival.main === category ? 1 : ON_THE_SIDE;
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
    return both > 1 ? SHARES_SECOND_MARKET : 1;
  };
  return [...found]
    .map(([rival, { points, category }]) => ({ brand: rival, category, points: points * shared(rival) }))
    .sort((one, other) => other.points - one.points);
}

/** The rivals that the brand's own line tells, nearest first, then those whose lines tell of the brand. */
function toldRivals(brand: AtlasBrand | undefined, country: string | undefined): [AtlasBrand, number][] {
  if (brand === undefined) return [];
  const own = brand.rivals.map((rival, rank): [AtlasBrand, number] => [rival, TOLD - rank * TOLD_STEP]);
  const others = [...new Set(brand.categories.flatMap(({ brands }) => brands.map((each) => each.brand)))];
  const mutual = others.flatMap((other): [AtlasBrand, number][] => {
    const rank = other.rivals.indexOf(brand);
    return rank < 0 ? [] : [[other, MUTUAL - rank * MUTUAL_STEP]];
  });
  return [...own, ...mutual].filter(
    ([rival]) => ownerOf(rival) !== ownerOf(brand) && (country === undefined || byReach(brand, rival, country) > 0),
  );
}

function byTier(own: Tier | undefined, other: Tier | undefined): number {
  if (own === undefined || other === undefined) return 1;
  const ladder = LADDERS.find((each) => each.includes(own) && each.includes(other));
  if (ladder === undefined) return 1;
  const steps = Math.abs(ladder.indexOf(own) - ladder.indexOf(other));
  return BY_STEPS[Math.min(steps, BY_STEPS.length - 1)] ?? 1;
}

function byReach(brand: AtlasBrand | undefined, rival: AtlasBrand, country: string | undefined): number {
  const there = countriesOf(rival);
  const here = country === undefined ? (brand === undefined ? undefined : countriesOf(brand)) : new Set([country]);
  if (here === undefined) return there === undefined ? WORLDWIDE : SOMEWHERE;
  const local = brand?.reach !== "global" && brand !== undefined;
  if (there === undefined) return local ? FROM_AFAR : 1;
  // Who isn't sold where the brand is can't be bought in its stead.
  const shared = [...here].filter((each) => there.has(each)).length;
  if (shared === 0) return 0;
  // At home counts most: a chain of ten countries has its rivals where it is from.
  const home = country ?? brand?.country ?? "";
  if (!there.has(home)) return SOMEWHERE * (shared / here.size);
  return rival.country === home ? SAME_COUNTRY : 1;
}
