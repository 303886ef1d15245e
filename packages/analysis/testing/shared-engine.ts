import { createEngine, type Engine } from "../src/engine";
import { builtWorker } from "./engine/built-worker";

let engine: Engine | undefined;

/** For tests: one engine of one thread for all analyzers of a process, loading; closing them leaves it as it is. */
export function loadingEngine(): Engine {
  engine ??= createEngine({ threads: 1, worker: builtWorker(new URL("../src/engine/worker.ts", import.meta.url)) });
  return { ...engine, close: async () => {} };
}

/** The same, loaded. */
export async function sharedEngine(): Promise<Engine> {
  const shared = loadingEngine();
  await shared.ready();
  return shared;
}
