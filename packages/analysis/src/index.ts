export { type Analysis, type AnalyzeOptions, type Analyzer, createAnalyzer } from "./analyze";
export { createEngine, type Engine, type EngineOptions, UnfinishedError } from "./engine";
export {
  createFetching,
  createPoster,
  type FetchingOptions,
  type Poster,
  type PostOutcome,
  type PostRequest,
  parseConnectTo,
  type Refusal,
} from "./fetch";
export { createOverpass, NearbyFailure, type NearbySource, parseNearby } from "./nearby";
export { systemWorld } from "./system-world";
export type { ResolvedAddress, Target, World } from "./world";
