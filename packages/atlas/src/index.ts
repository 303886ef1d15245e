export { type Atlas, type AtlasBrand, type AtlasCategory, createAtlas } from "./atlas";
export {
  FACET_LANGUAGES,
  type FacetLanguage,
  type Region,
  type Tier,
  WORD_LANGUAGES,
  type WordLanguage,
} from "./category-file";
export { type CategoryFacets, nameKey } from "./compiled";
export { loadAtlas } from "./load";
