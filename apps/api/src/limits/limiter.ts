import type { Pool } from "@marque/db";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { CallerError } from "../caller-error";
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
      return [policy, { limiter, count, seconds }] as const;
    }),
  );
  const of = (policy: Policy) => {
    const found = limiters.get(policy);
    if (found === undefined) throw new Error(`there is no limiter for ${policy}`);
    return found;
  };
  return {
    async take(policy, key) {
      const { limiter, count, seconds } = of(policy);
      const standing = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Standing => ({
        policy,
        count,
        seconds,
        remaining: Math.max(0, remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
      try {
        return standing(await limiter.consume(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new TooManyRequestsError(standing(error));
      }
    },
    async forgive(policy, key) {
      await of(policy).limiter.delete(key);
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
