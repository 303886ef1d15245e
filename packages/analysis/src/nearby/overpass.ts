import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { createService, type ServiceAnswer, withTimeLimit } from "../fetch";
import type { NearbyPlace } from "../findings";
import type { World } from "../world";
import { kindsOf } from "./kinds";
import { overpassQuery } from "./overpass-query";
import type { NearbyQuestion } from "./question";
import { readPlaces } from "./read-places";

/** A map of the world that can be asked who is near. One for a process: its analyses share what it keeps. */
export interface NearbySource {
  /**
   * Who is near; empty when the map knows nobody. `undefined` when it can't be told: the map fails, is left alone after it
   * failed, or there is too little time. Never in the way: it takes a few seconds at most.
   * @throws the signal's reason, when the caller goes away; nothing else.
   */
  find(question: NearbyQuestion, limits: NearbyLimits): Promise<readonly NearbyPlace[] | undefined>;
  close(): Promise<void>;
}

/** What ends the waiting of an analysis. */
export interface NearbyLimits {
  signal: AbortSignal;
  /** On the world's clock, milliseconds. */
  deadlineAt: number;
}

export interface OverpassOptions {
  /** Hears of the first failure, and of the first after each time that the map answered again. */
  onFault?: (fault: NearbyFailure) => void;
  /** How long an analysis waits, its turn included; four seconds when unset. */
  milliseconds?: number;
}

/** Nearby businesses can't be looked up for a while. */
export class NearbyFailure extends Error {
  override readonly name = "NearbyFailure";
  constructor(
    /** What came instead of an answer. */
    what: string,
    /** How long nobody asks again. */
    readonly pauseMilliseconds: number,
    options?: ErrorOptions,
  ) {
    super(
      `nearby businesses can't be looked up: ${what}; asked again in ${Math.ceil(pauseMilliseconds / 1000)} s`,
      options,
    );
  }
}

const WAIT_MILLISECONDS = 4000;
/** Less time than this is not enough for an answer, and its lack says nothing of the server. */
const LEAST_MILLISECONDS = 1000;
/** Of the usual time: a server that had more and didn't answer has failed. */
const FAIR_SHARE = 0.5;
/** Some 60 places with all their tags take 60 KB. Reading the worst of this length costs milliseconds, so it is done in place. */
const MOST_BYTES = 200 * 1000;
/** How long a server that failed is left alone when it doesn't say. */
const PAUSE_MILLISECONDS = 5 * 60 * 1000;
/** A server that wants more is asked again all the same, once an hour. */
const LONGEST_PAUSE_MILLISECONDS = 60 * 60 * 1000;
/** A server that wants less, or nothing, is not asked at once. */
const SHORTEST_PAUSE_MILLISECONDS = 1000;
/** Businesses open and close slower than that. */
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
const MOST_KEPT = 2000;
const MOST_KEPT_CHARACTERS = 4_000_000;

/**
 * Makes a source of the server of an Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API), as the policy of the
 * public ones asks for: one request at a time, an identifying User-Agent, answers kept for a day, and a server that failed
 * or is too busy left alone for as long as it says or for minutes.
 */
export function createOverpass(
  world: World,
  address: URL,
  { onFault = () => {}, milliseconds = WAIT_MILLISECONDS }: OverpassOptions = {},
): NearbySource {
  const service = createService(world, address);
  const turn = pLimit(1);
  const kept = new LRUCache<string, readonly NearbyPlace[]>({
    max: MOST_KEPT,
    maxSize: MOST_KEPT_CHARACTERS,
    sizeCalculation: (places) => places.reduce((sum, { name, website }) => sum + name.length + website.length + 100, 1),
    ttl: KEPT_MILLISECONDS,
    ttlResolution: 0,
    perf: { now: world.now },
  });
  let isDown = false;
  let resumeAt = Number.NEGATIVE_INFINITY;

  function fail(what: string, pause = PAUSE_MILLISECONDS, options?: ErrorOptions): undefined {
    const bounded = Math.min(LONGEST_PAUSE_MILLISECONDS, Math.max(SHORTEST_PAUSE_MILLISECONDS, pause));
    resumeAt = world.now() + bounded;
    if (!isDown) onFault(new NearbyFailure(what, bounded, options));
    isDown = true;
  }

  /** What is known by now, `undefined` if nobody may be asked; `null` if the server is to be asked. */
  function known(key: string): readonly NearbyPlace[] | null | undefined {
    return kept.get(key) ?? (world.now() < resumeAt ? undefined : null);
  }

  /** @param limit aborts when the time is over, or the analysis. */
  async function ask(query: string, market: string, limit: AbortSignal, endsAt: number, caller: AbortSignal) {
    // Somebody else may have asked the same, or failed, while this waited for its turn.
    const now = known(query);
    const left = endsAt - world.now();
    if (now !== null || limit.aborted || left < LEAST_MILLISECONDS) return now ?? undefined;
    let answer: ServiceAnswer;
    try {
      answer = await service.ask({ data: query }, { signal: limit, milliseconds, mostBytes: MOST_BYTES });
    } catch (cause) {
      // Of an analysis that came late, or whose caller left, the server can't help it.
      const isHurried = limit.aborted && left < milliseconds * FAIR_SHARE;
      return caller.aborted || isHurried ? undefined : fail("there was no answer", undefined, { cause });
    }
    const { status, text, retryAfterMilliseconds } = answer;
    if (status !== 200) return fail(`the server answered with status ${status}`, retryAfterMilliseconds);
    const places = text === null ? undefined : readPlaces(text, kindsOf(market));
    if (places === undefined) return fail("the answer makes no sense, or is too long");
    isDown = false;
    kept.set(query, places);
    return places;
  }

  return {
    async find(question, { signal, deadlineAt }) {
      const query = overpassQuery(question);
      if (query === undefined) return undefined;
      const now = known(query);
      const endsAt = Math.min(deadlineAt, world.now() + milliseconds);
      const left = endsAt - world.now();
      if (now !== null || left < LEAST_MILLISECONDS) return now ?? undefined;
      const late = () => new Error("nearby businesses were not found in time");
      try {
        return await withTimeLimit(signal, left, late, (limit) =>
          turn(() => ask(query, question.market, limit, endsAt, signal)),
        );
      } catch {
        // Whoever still waited in line when the time was over goes on without; of the server's faults `ask` tells.
        signal.throwIfAborted();
        return undefined;
      }
    },
    close: () => service.close(),
  };
}
