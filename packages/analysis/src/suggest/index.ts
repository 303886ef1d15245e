export { suggestCompetitors } from "./competitors/suggest";
export { findMarket } from "./market";
export { suggestPrompts } from "./prompts/suggest";
