import type { Analyzer } from "@marque/analysis";
import { CallerError } from "../caller-error";

export interface AnalysisLimits {
  /** How many analyses are under way at once. */
  concurrency: number;
  /** How many more may wait for their turn. */
  queue: number;
}

/** An analyzer that does so many analyses at once, lets so many more wait in line, and turns others away. */
export function limitAnalyses(analyzer: Analyzer, { concurrency, queue }: AnalysisLimits): Analyzer {
  let running = 0;
  /** The first to come is the first to go. */
  const waiting = new Set<() => void>();

  /** Resolves when it is the caller's turn; whoever goes away leaves the line. */
  async function turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.size >= queue)
      throw new CallerError("unavailable", "Too many analyses are under way. Try again in a moment.");
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener("abort", leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(go);
        reject(signal?.reason);
      };
      waiting.add(go);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Gives the turn to the next in line. */
  function passTurn(): void {
    const [next] = waiting;
    if (next === undefined) {
      running -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    /** @throws {CallerError} `unavailable`, when too many wait already; the signal's reason, as soon as the caller goes away. */
    async analyze(request, options = {}) {
      await turn(options.signal);
      try {
        return await analyzer.analyze(request, options);
      } finally {
        passTurn();
      }
    },
    close: () => analyzer.close(),
  };
}
