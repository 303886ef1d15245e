import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Worker } from "node:worker_threads";

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

export const MEGABYTE = 1_000_000;

/** Bytes of the heap that are in use after everything that can go has gone. */
export async function heapInUse(): Promise<number> {
  // What is let go of in the first round lets go of more in the next.
  for (let round = 0; round < 3; round++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return process.memoryUsage().heapUsed;
}

/** Looks at the process' memory every few milliseconds, also while the work leaves no time for it, which a timer can't. */
const WATCH = `
  const { workerData } = require("node:worker_threads");
  const peak = new Float64Array(workerData.peak);
  const waiting = new Int32Array(workerData.waiting);
  for (;;) {
    peak[0] = Math.max(peak[0], process.memoryUsage.rss());
    Atomics.wait(waiting, 0, 0, 5);
  }`;

/** Hears of the most memory that the process had. */
export class MemoryWatch {
  readonly #peak = new Float64Array(new SharedArrayBuffer(8));
  readonly #worker = new Worker(WATCH, {
    eval: true,
    workerData: { peak: this.#peak.buffer, waiting: new SharedArrayBuffer(4) },
  });

  /** How many bytes more than before the process had at most while the work went on. */
  async extra(work: () => Promise<unknown>): Promise<number> {
    await heapInUse();
    const before = process.memoryUsage.rss();
    this.#peak[0] = before;
    await work();
    return Math.max(0, (this.#peak[0] ?? before) - before);
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
