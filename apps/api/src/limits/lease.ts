import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/**
 * The part of a quota that a process takes at once. Counted one by one, each request of a token writes the same row and waits
 * for those before it.
 */
const PART = 1 / 1_000;
/** Callers whose part is remembered; who is forgotten has lost at most that. */
const MOST_KEYS = 10_000;

/** What a process holds of somebody's quota in the window that ends at `until`. */
interface Lease {
  /** How many it was of; none when the quota is used up. */
  of: number;
  left: number;
  /** What nobody holds. */
  remaining: number;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Whether there was one to take, what is left then, and until when (milliseconds since the epoch). */
export interface Taken {
  granted: boolean;
  remaining: number;
  until: number;
}

export interface Leases {
  /** Takes one of somebody's quota. */
  take(key: string): Promise<Taken>;
  forget(key: string): void;
}

/**
 * Takes quota from a shared limiter in parts, and gives it out one by one without asking again. All processes together never
 * give more than the quota; a quota below two thousand is taken one by one, and none of it waits in a process.
 */
export function leaseFrom(limiter: RateLimiterAbstract, quota: number): Leases {
  const part = Math.max(1, Math.floor(quota * PART));
  const held = new LRUCache<string, Lease>({ max: MOST_KEYS });
  const asked = new Map<string, Promise<Lease>>();

  /** One question at a time for each: who comes meanwhile shares what it brings. */
  const ask = (key: string): Promise<Lease> => {
    const underWay = asked.get(key);
    if (underWay !== undefined) return underWay;
    const asking = lease(limiter, key, part, quota)
      .then((lease) => {
        held.set(key, lease);
        return lease;
      })
      .finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  };
  const takeOne = (lease: Lease): Taken => {
    lease.left -= 1;
    return { granted: true, remaining: lease.remaining + lease.left, until: lease.until };
  };

  return {
    async take(key) {
      if (part === 1) {
        const one = await lease(limiter, key, 1, quota);
        return one.left > 0 ? takeOne(one) : { granted: false, remaining: 0, until: one.until };
      }
      for (;;) {
        const known = held.get(key);
        if (known !== undefined && known.left > 0 && known.until > Date.now()) return takeOne(known);
        const lease = await ask(key);
        if (lease.of === 0) return { granted: false, remaining: 0, until: lease.until };
      }
    },
    forget: (key) => held.delete(key),
  };
}

/** Takes up to `points` of somebody's quota; a lease of none when it is used up. */
async function lease(limiter: RateLimiterAbstract, key: string, points: number, quota: number): Promise<Lease> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key, points);
    return { of: points, left: points, remaining: remainingPoints, until: Date.now() + msBeforeNext };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const { consumedPoints, msBeforeNext } = error;
    // What was left before was less than the part. Of who is known to be over, no number is told.
    const left = consumedPoints === 0 ? 0 : Math.max(0, quota - (consumedPoints - points));
    return { of: left, left, remaining: 0, until: Date.now() + msBeforeNext };
  }
}
