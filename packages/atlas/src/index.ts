export { type Ask, namesBrand, type Rung, type Stage } from "./ask";
export { createAtlas } from "./atlas";
export type { Region, Tier } from "./brand-entry";
export {
  FACET_LANGUAGES,
  type FacetLanguage,
  STEM_LANGUAGES,
  type StemLanguage,
  WORD_LANGUAGES,
  type WordLanguage,
} from "./category-file";
export type { CategoryFacets } from "./compiled";
export { loadAtlas, readMarketWords } from "./load";
export { foldedWords, type MarketWords, phraseHash } from "./market-words";
export type { Atlas, AtlasBrand, AtlasCategory, Member, PartAsks, TradeAsks } from "./model";
export { isNearbyLanguage, NEARBY_LANGUAGES, type NearbyLanguage } from "./nearby";
export type { Part } from "./part";
