import { createEngine, type Engine } from "../src/engine";
import { builtWorker } from "./engine/built-worker";

let engine: Engine | undefined;

/** For tests: one engine of one thread, loaded, for all analyzers of a process; closing them leaves it as it is. */
export async function sharedEngine(): Promise<Engine> {
  engine ??= createEngine({ threads: 1, worker: builtWorker(new URL("../src/engine/worker.ts", import.meta.url)) });
  await engine.ready();
  return { ...engine, close: async () => {} };
}
