import type { Analyzer } from "@marque/analysis";
import { CallerError } from "../caller-error";

export interface AnalysisLimits {
  /** How many analyses are under way at once. */
  concurrency: number;
  /** How many more may wait for their turn. */
  queue: number;
  /** Aborted when the process is told to stop: who waits for a turn will not get one. */
  stopping?: AbortSignal;
  /** Aborted when there is just time left to answer: who is still under way is told to come again. */
  lastAnswers?: AbortSignal;
}

/** How much is asked of an analyzer at the moment. */
export interface AnalysisLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface LimitedAnalyzer extends Analyzer {
  readonly load: AnalysisLoad;
}

interface Waiting {
  go(): void;
  refuse(): void;
}

const beingStopped = () => new CallerError("unavailable", "Marque is being stopped. Try again in a moment.");

/** An analyzer that does so many analyses at once, lets so many more wait in line, and turns others away. */
export function limitAnalyses(analyzer: Analyzer, limits: AnalysisLimits): LimitedAnalyzer {
  const { concurrency, queue, stopping, lastAnswers } = limits;
  let running = 0;
  /** The first to come is the first to go. */
  const waiting = new Set<Waiting>();
  const underWay = new Set<AbortController>();

  stopping?.addEventListener("abort", () => {
    for (const each of waiting) each.refuse();
  });
  lastAnswers?.addEventListener("abort", () => {
    for (const each of underWay) each.abort(beingStopped());
  });

  /** Resolves when it is the caller's turn; whoever goes away leaves the line. */
  async function turn(signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (stopping?.aborted === true) throw beingStopped();
    if (waiting.size >= queue)
      throw new CallerError("unavailable", "Too many analyses are under way. Try again in a moment.");
    await new Promise<void>((resolve, reject) => {
      const leave = () => end(() => reject(signal?.reason));
      const end = (settle: () => void) => {
        waiting.delete(each);
        signal?.removeEventListener("abort", leave);
        settle();
      };
      const each = { go: () => end(resolve), refuse: () => end(() => reject(beingStopped())) };
      waiting.add(each);
      signal?.addEventListener("abort", leave, { once: true });
    });
  }

  /** Gives the turn to the next in line. */
  function passTurn(): void {
    const [next] = waiting;
    if (next === undefined) running -= 1;
    else next.go();
  }

  return {
    /**
     * @throws {CallerError} `unavailable`, when too many wait already, or the process stops before the end; the signal's
     * reason, as soon as the caller goes away.
     */
    async analyze(request, options = {}) {
      const { signal: caller } = options;
      await turn(caller);
      const work = new AbortController();
      const leave = () => work.abort(caller?.reason);
      caller?.addEventListener("abort", leave, { once: true });
      underWay.add(work);
      try {
        return await analyzer.analyze(request, { ...options, signal: work.signal });
      } finally {
        caller?.removeEventListener("abort", leave);
        underWay.delete(work);
        passTurn();
      }
    },
    close: () => analyzer.close(),
    load: {
      get running() {
        return running;
      },
      get waiting() {
        return waiting.size;
      },
    },
  };
}
