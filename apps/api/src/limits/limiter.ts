import type { Pool } from "@marque/db";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { CallerError } from "../caller-error";
import { leaseFrom } from "./lease";
import { POLICIES, type Policy, type Quotas } from "./policies";

/** Where somebody stands against a quota. */
export interface Standing {
  policy: Policy;
  /** The quota: so many in so many seconds. */
  count: number;
  seconds: number;
  remaining: number;
  /** Seconds until there is more. */
  resetSeconds: number;
}

/** Counts what callers ask for, for all processes together. */
export interface Limiter {
  /**
   * Takes one of somebody's quota. @param key who: a token, a person, an address.
   * @returns `undefined` when nothing is limited.
   * @throws {CallerError} `tooManyRequests`, with the standing, when there is none left.
   */
  take(policy: Policy, key: string): Promise<Standing | undefined>;
  /** Gives back all that was taken. */
  forgive(policy: Policy, key: string): Promise<void>;
}

export const UNLIMITED: Limiter = { take: async () => undefined, forgive: async () => {} };

/**
 * A limiter that counts in PostgreSQL. While that is away each process counts for itself: who guesses passwords is not let
 * go by breaking the database.
 */
export function createLimiter(pool: Pool, quotas: Quotas): Limiter {
  const limiters = new Map(
    POLICIES.map((policy) => {
      const { count, seconds } = quotas[policy];
      const options = { keyPrefix: policy, points: count, duration: seconds };
      const limiter = new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: "pool",
        tableName: "RateLimit",
        tableCreated: true,
        // Who is over is turned away without asking again.
        inMemoryBlockOnConsumed: count + 1,
        insuranceLimiter: new RateLimiterMemory(options),
      });
      return [policy, { limiter, leases: leaseFrom(limiter, count), count, seconds }] as const;
    }),
  );
  const of = (policy: Policy) => {
    const found = limiters.get(policy);
    if (found === undefined) throw new Error(`there is no limiter for ${policy}`);
    return found;
  };
  return {
    async take(policy, key) {
      const { leases, count, seconds } = of(policy);
      const { granted, remaining, until } = await leases.take(key);
      const resetSeconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
      const standing: Standing = { policy, count, seconds, remaining, resetSeconds };
      if (!granted) throw new TooManyRequestsError(standing);
      return standing;
    },
    async forgive(policy, key) {
      const { limiter, leases } = of(policy);
      leases.forget(key);
      await limiter.delete(key);
    },
  };
}

/** More was asked than the quota allows. */
export class TooManyRequestsError extends CallerError {
  constructor(readonly standing: Standing) {
    super("tooManyRequests", `Too many requests: ${standing.count} in ${standing.seconds} seconds are allowed.`, {
      retryAfterSeconds: standing.resetSeconds,
    });
  }
}
