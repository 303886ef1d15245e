export { createEngine, type Engine, type EngineOptions, type Reasoning, type StageListener } from "./create-engine";
export { UnfinishedError, unlessUnfinished } from "./errors";
