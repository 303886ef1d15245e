export { suggestCompetitors } from "./competitors/suggest";
export { suggestPrompts } from "./prompts/suggest";
