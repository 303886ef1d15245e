import { buildConnector } from "undici";
import type { World } from "../world";
import { describeFailure } from "./describe-failure";
import { TimeLimitReached } from "./errors";
import { checkUrl } from "./guard/check-url";
import { createGuardedConnect } from "./guard/connect";
import { LIMITS } from "./limits";
import { pauseAsked } from "./manners/client";
import type { Refusal } from "./page";
import { createConnections } from "./wire/connections";
import { exchange } from "./wire/exchange";

export interface PostRequest {
  body: string;
  headers: Readonly<Record<string, string>>;
  userAgent: string;
  /** Gives up, whatever is under way. */
  signal: AbortSignal;
  /** Until the last byte of the answer. */
  milliseconds: number;
}

/** What came of it: an answer, or why there was none. */
export type PostOutcome =
  | { answered: true; status: number; retryAfterMilliseconds: number | undefined }
  | { answered: false; reason: "blocked" | "no-such-host" | "unreachable" | "tls" | "timeout" };

/**
 * Sends what others asked to be told, to addresses that they named: by the guard's rules for websites, over connections of
 * its own. Redirects are not followed, and of an answer nothing is kept but its status.
 */
export interface Poster {
  /** Why an address may not be sent to, as far as can be told before its name is looked up; `undefined` when it may. */
  refusalOf(url: string): Refusal | undefined;
  /** @throws the signal's reason, nothing else. */
  post(url: string, request: PostRequest): Promise<PostOutcome>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** Of an answer so much is read for the sake of the connection, which can be used again when it was read to its end. */
const READ_BYTES = 16 * 1024;
const CONNECTIONS_PER_HOST = 8;

/** @param dial opens a socket to a literal address that the guard let through. */
export function createPoster(world: World, dial = buildConnector({ timeout: LIMITS.connectMilliseconds })): Poster {
  // How long the first byte may take is the same as how long all of it may.
  const limits = { ...LIMITS, connectionsPerHost: CONNECTIONS_PER_HOST, headerMilliseconds: 0 };
  const connections = createConnections(createGuardedConnect(world, dial), limits);
  const { connectTo } = world;
  return {
    refusalOf(url) {
      const check = checkUrl(url, { connectTo });
      return check.ok ? undefined : check.reason;
    },
    async post(url, { body, headers, userAgent, signal, milliseconds }) {
      const check = checkUrl(url, { connectTo });
      if (!check.ok) return { answered: false, reason: "blocked" };
      try {
        const answer = await exchange(connections, check.url, {
          accept: "*/*",
          userAgent,
          post: { body, headers },
          connectTo,
          wanted: () => READ_BYTES,
          // Who sends a status and then breaks off has answered.
          leastBytes: 0,
          signal,
          milliseconds,
          late: () => new TimeLimitReached("page", milliseconds),
          now: world.now,
        });
        return { answered: true, status: answer.status, retryAfterMilliseconds: pauseAsked(answer.headers) };
      } catch (error) {
        signal.throwIfAborted();
        return { answered: false, reason: reasonOf(describeFailure(error, url).reason) };
      }
    },
    close: () => connections.close(),
  };
}

/** A page has more ways to be of no use than an address that is only told something. */
const reasonOf = (reason: string) =>
  reason === "blocked" || reason === "no-such-host" || reason === "tls" || reason === "timeout"
    ? reason
    : "unreachable";
