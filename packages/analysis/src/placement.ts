import type { Atlas, AtlasBrand, AtlasCategory } from "@marque/atlas";
import { claimsOf, type Findings, type Reason, type Seen } from "./findings";

/** A market that a brand is in, as the atlas has it. */
export interface PlacedCategory {
  category: AtlasCategory;
  /**
   * From 0 to 1. Of a site that is placed by its words: how likely the market is. Of a known brand, whose markets are
   * sure: how much each counts beside the others, together 1.
   */
  confidence: number;
  reason: Reason;
  seen: readonly Seen[];
}

/** Where a brand stands in the atlas. */
export interface Placement {
  /** The brand of the atlas that it is, or is taken for; `undefined` when the words of its pages tell the market. */
  brand: AtlasBrand | undefined;
  /** Most likely first; three at most, one at least. */
  categories: readonly PlacedCategory[];
  /**
   * The markets of its rivals. They are its own but for shops, whose rivals are shops, not the makers of what they sell;
   * none when the atlas knows no such shops.
   */
  rivalsIn: readonly PlacedCategory[];
}

/**
 * What the claims say of the brand's markets, with the atlas's own objects, which don't travel between threads.
 * `undefined` when nothing tells its market: then no rival and no question of a market is made up.
 */
export function placementOf(findings: Findings, atlas: Atlas): Placement | undefined {
  const claims = claimsOf(findings, "market");
  const placed = (wanted: "placement" | "rivals"): PlacedCategory[] =>
    claims.flatMap(({ purpose, value, weight, reason, seen }) => {
      const category = purpose === wanted || purpose === "both" ? atlas.category(value) : undefined;
      return category === undefined ? [] : [{ category, confidence: weight, reason, seen }];
    });
  const categories = placed("placement");
  if (categories.length === 0) return undefined;
  const domain = claims.find(({ brandDomain }) => brandDomain !== null)?.brandDomain ?? null;
  return {
    brand: domain === null ? undefined : atlas.brandAt(domain),
    categories,
    rivalsIn: placed("rivals"),
  };
}
