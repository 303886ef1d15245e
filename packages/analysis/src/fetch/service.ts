import { buildConnector } from "undici";
import type { World } from "../world";
import { TimeLimitReached } from "./errors";
import { createServiceConnect } from "./guard/connect";
import { LIMITS } from "./limits";
import { pauseAsked } from "./manners/client";
import { createConnections } from "./wire/connections";
import { exchange } from "./wire/exchange";

/** What a service answered. */
export interface ServiceAnswer {
  status: number;
  /** Decoded as UTF-8; empty when the status is not 200, and `null` when it is longer than was wanted. */
  text: string | null;
  /** The pause that it asks for (`Retry-After`), milliseconds; `undefined` when it asks for none. */
  retryAfterMilliseconds: number | undefined;
}

export interface ServiceLimits {
  signal: AbortSignal;
  /** Until the last byte of the answer. */
  milliseconds: number;
  /** Decoded bytes of the answer. */
  mostBytes: number;
}

/**
 * A service for programs that the operator named, asked at one address. It is no website: its robots.txt is not asked for,
 * its redirects are not followed, and nothing of it is remembered here.
 */
export interface Service {
  /**
   * Asks by POST, with the fields of a form (`application/x-www-form-urlencoded`).
   * @throws the signal's reason, or an error of the guard, the network or the time limit.
   */
  ask(form: Readonly<Record<string, string>>, limits: ServiceLimits): Promise<ServiceAnswer>;
  /** Ends every connection. */
  close(): Promise<void>;
}

/** The world's private hosts are private hosts here too, but over https where the address says so. */
const AS_WRITTEN: World["connectTo"] = new Map();

/**
 * Makes a service at an address. Its connections are its own: what it may reach, websites may not.
 *
 * @param dial opens a socket to a literal address that the guard let through.
 */
export function createService(
  world: World,
  address: URL,
  dial = buildConnector({ timeout: LIMITS.connectMilliseconds }),
): Service {
  const connect = createServiceConnect(world, address, dial);
  const connections = createConnections(connect, { ...LIMITS, connectionsPerHost: 1 });
  return {
    async ask(form, { signal, milliseconds, mostBytes }) {
      const { status, headers, bytes, truncated, unreadable } = await exchange(connections, address, {
        accept: "application/json",
        userAgent: world.userAgent,
        post: {
          body: new URLSearchParams(form).toString(),
          headers: { "content-type": "application/x-www-form-urlencoded" },
        },
        connectTo: AS_WRITTEN,
        wanted: (answered) => (answered === 200 ? mostBytes : 0),
        leastBytes: Number.POSITIVE_INFINITY,
        signal,
        milliseconds,
        late: () => new TimeLimitReached("page", milliseconds),
        now: world.now,
      });
      const text = truncated || unreadable ? null : bytes.toString("utf8");
      return { status, text, retryAfterMilliseconds: pauseAsked(headers) };
    },
    close: () => connections.close(),
  };
}
