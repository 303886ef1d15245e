import type { Threads } from "./threads";

/** Threads that can be told beforehand that there will be work. */
export interface RestingThreads extends Threads {
  /** Starts them, unless they run: they load meanwhile. What goes wrong is told to the work that needs them. */
  wake(): void;
}

/**
 * Threads that start when there is work and end when there has been none for a while: each takes some 120 MB, which a
 * process that nobody asks for analyses can do without, and starts in half a second of processor time.
 * @param onFault hears of threads that could not be ended.
 */
export function endWhenIdle(
  start: () => Threads,
  idleMilliseconds: number,
  onFault: (cause: unknown) => void,
): RestingThreads {
  let started: Threads | undefined;
  let working = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    const ended = started;
    started = undefined;
    ended?.close().catch(onFault);
  };
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(end, idleMilliseconds);
    // They keep no process alive, and neither does this.
    idle.unref();
  };
  const use = async <T>(work: (threads: Threads) => Promise<T>): Promise<T> => {
    clearTimeout(idle);
    working += 1;
    started ??= start();
    try {
      return await work(started);
    } finally {
      working -= 1;
      if (working === 0) rest();
    }
  };

  return {
    run: (...work) => use((threads) => threads.run(...work)),
    ready: () => use((threads) => threads.ready()),
    wake() {
      if (started !== undefined) return;
      started = start();
      rest();
    },
    async close() {
      clearTimeout(idle);
      const closed = started;
      started = undefined;
      await closed?.close();
    },
  };
}
