import type { AtlasBrand, AtlasCategory, Tier } from "@marque/atlas";
import type { Reason } from "../../findings";
import type { PlacedCategory, Placement } from "../../placement";
import { RIVALS } from "../../weights";
import type { Shares } from "../parts";
import { asCompetitor, type Suggested } from "./competitor";
import { type Customer, isSmall, tierIn } from "./customer";
import { groupOf } from "./group";
import { inSentence } from "./in-sentence";
import { byNearness } from "./nearby";
import { byReach, isPresentIn } from "./sold-in";

/** A competitor that the atlas knows. */
interface Rival {
  brand: AtlasBrand;
  /** What competes: the brand, or a product of it. */
  name: string;
  /** The shared market in which it stands nearest, and its segment there. */
  category: AtlasCategory;
  tier: Tier | undefined;
  ownTier: Tier | undefined;
  points: number;
  /** The atlas lists it as a rival of this very brand. */
  told: boolean;
  /** It sells something of what the brand sells, as far as that is known of both, … */
  alike: boolean;
  /** … and does so where a known brand is at home. */
  present: boolean;
}

/** Who only shares the market fills up to so many, beside a business that the atlas does not know to fewer; and who isn't sold where the brand is at home to some more. */
const ENOUGH_ALIKE = { known: 6, unknown: 3 };
const ENOUGH_PRESENT = 10;

/** A brand that tells its rivals gets up to so many with those who tell of it, and hardly any others: they would be padding. */
const ENOUGH_TOLD = 10;
const ENOUGH_BESIDE_TOLD = 3;

/** How far apart two customers are who would not compare. */
const LADDERS: readonly (readonly Tier[])[] = [
  ["luxury", "premium", "mid", "budget"],
  ["enterprise", "mid", "small"],
];

/**
 * The rivals in the brand's markets, nearest first, each with the market in which it competes.
 *
 * @param partsOf tells which parts of a market are the brand's.
 */
export function rivalsInMarket(
  placement: Placement,
  customer: Customer,
  partsOf: (category: AtlasCategory) => Shares,
): Suggested[] {
  return marketRivals(placement, customer, partsOf).map(
    ({ brand: rival, name, category, tier, ownTier, points, told }) => {
      const market = placement.rivalsIn.find((each) => each.category === category);
      return {
        competitor: asCompetitor(rival, customer.country, name),
        group: groupOf(customer, { rival, category, tier, ownTier, told }),
        maker: "atlas",
        reason: reasonOf(category, market, placement.brand?.name ?? ""),
        seen: market?.seen[0],
        weight: points,
      };
    },
  );
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

/** Software for game studios also speaks of games: what is much less likely than the first market and nothing like it has no rivals. */
const isNearMarket = (
  { category, confidence }: PlacedCategory,
  _: number,
  [first]: readonly PlacedCategory[],
): boolean =>
  first === undefined ||
  category.sector === first.category.sector ||
  first.category.near.includes(category) ||
  confidence >= first.confidence * RIVALS.otherSector;

/**
 * The brands of a placement's markets, nearest first: by what they sell, their place in the market's list, the markets
 * shared, customer segment, size, and where they are sold. Never the brand, nor its owner or sisters.
 */
function marketRivals(placement: Placement, customer: Customer, partsOf: (category: AtlasCategory) => Shares): Rival[] {
  const { brand } = customer;
  const found = new Map<AtlasBrand, Rival & { best: number }>();
  for (const { category, confidence } of placement.rivalsIn.filter(isNearMarket)) {
    const ownTier = tierIn(customer, category);
    const own = partsOf(category);
    category.brands.forEach(({ brand: rival, name, tier, does }, rank) => {
      if (brand !== undefined && (rival === brand || rival.group === brand.group)) return;
      const near = RIVALS.rankHalvesAt / (RIVALS.rankHalvesAt + rank);
      const side = rival.main === category ? 1 : RIVALS.onTheSide;
      const where =
        byReach(customer, category, rival) * byNearness(customer, category, rival, tier) * byScale(customer, rival);
      const points = confidence * near * side * byTier(ownTier, tier) * byParts(own, does) * where;
      if (points === 0) return;
      const present = brand === undefined || isPresentIn(brand.country, rival);
      const here = { name, category, tier, ownTier };
      const fresh = { brand: rival, ...here, points: 0, told: false, alike: false, present, best: 0 };
      const entry = found.get(rival) ?? fresh;
      found.set(rival, entry);
      entry.alike ||= own.size === 0 || does.length === 0 || does.some((part) => own.has(part));
      entry.points += points;
      if (points > entry.best) Object.assign(entry, { best: points, ...here });
    });
  }
  for (const [rival, points] of toldRivals(customer)) {
    const unlisted = { brand: rival, name: rival.name, category: rival.main, tier: undefined, ownTier: undefined };
    const entry = found.get(rival) ?? { ...unlisted, points: 0, best: 0, told: true, alike: true, present: true };
    found.set(rival, entry);
    entry.points += points;
    entry.told = true;
    entry.alike = true;
    entry.present = true;
  }
  const shared = (rival: AtlasBrand): number => {
    const both = brand === undefined ? 0 : rival.categories.filter((each) => brand.categories.includes(each)).length;
    return both > 1 ? RIVALS.sharesSecondMarket : 1;
  };
  const ranked = [...found.values()]
    .map((rival) => ({ ...rival, points: rival.points * shared(rival.brand) }))
    .sort((one, other) => other.points - one.points);
  const sold = upTo(
    ENOUGH_PRESENT,
    upTo(ENOUGH_ALIKE[brand === undefined ? "unknown" : "known"], ranked, ({ alike }) => alike),
    ({ present }) => present,
  );
  if (brand?.rivals === undefined) return sold;
  const own = new Set(brand.rivals);
  // Who has none, as an authority has none, gets none.
  const told = upTo(own.size === 0 ? 0 : ENOUGH_BESIDE_TOLD, sold, (rival) => rival.told);
  return upTo(ENOUGH_TOLD, told, (rival) => own.has(rival.brand));
}

/** Those that are meant, and of the others the first, as many as it takes to have so many in all; in their order. */
function upTo(enough: number, rivals: readonly Rival[], isMeant: (rival: Rival) => boolean): Rival[] {
  const others = rivals.filter((rival) => !isMeant(rival));
  const kept = new Set(others.slice(0, Math.max(0, enough - (rivals.length - others.length))));
  return rivals.filter((rival) => isMeant(rival) || kept.has(rival));
}

/** Who is small meets brands of the whole world on other shelves. */
const byScale = (customer: Customer, rival: AtlasBrand): number =>
  isSmall(customer) && rival.reach === "global" ? RIVALS.worldwideBesideSmall : 1;

/** The rivals that are told of the brand, nearest first; where those are few, then the brands of which it is told. */
function toldRivals(customer: Customer): [AtlasBrand, number][] {
  const { brand, country } = customer;
  if (brand === undefined) return [];
  const isRival = (other: AtlasBrand): boolean =>
    other.group !== brand.group && (country === null || byReach(customer, other.main, other) > 0);
  const own = (brand.rivals ?? [])
    .filter(isRival)
    .map((rival, rank): [AtlasBrand, number] => [rival, RIVALS.told - rank * RIVALS.toldStep]);
  if (own.length >= ENOUGH_TOLD) return own;
  const others = [...new Set(brand.categories.flatMap(({ brands }) => brands.map((each) => each.brand)))];
  const mutual = others.flatMap((other): [AtlasBrand, number][] => {
    const rank = other.rivals?.indexOf(brand) ?? -1;
    return rank < 0 || !isRival(other) ? [] : [[other, RIVALS.mutual - rank * RIVALS.mutualStep]];
  });
  return [...own, ...mutual];
}

/** Who sells the same comes first, who sells it before all else ahead of who does on the side. */
function byParts(own: Shares, does: readonly number[]): number {
  if (own.size === 0 || does.length === 0) return 1;
  const counts = [1, RIVALS.secondPart, RIVALS.thirdPart];
  const alike = does.reduce((sum, part, place) => sum + (own.get(part) ?? 0) * (counts[place] ?? 0), 0);
  return RIVALS.otherParts + (1 - RIVALS.otherParts) * alike;
}

function byTier(own: Tier | undefined, other: Tier | undefined): number {
  if (own === undefined || other === undefined) return 1;
  const ladder = LADDERS.find((each) => each.includes(own) && each.includes(other));
  if (ladder === undefined) return 1;
  const steps = Math.abs(ladder.indexOf(own) - ladder.indexOf(other));
  return [RIVALS.sameTier, RIVALS.nextTier, RIVALS.twoTiersOff][steps] ?? RIVALS.farTier;
}
