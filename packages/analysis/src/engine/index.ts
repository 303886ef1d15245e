export { createEngine, type Engine, type EngineOptions, type Reasoning } from "./create-engine";
export { UnfinishedError, unlessUnfinished } from "./errors";
