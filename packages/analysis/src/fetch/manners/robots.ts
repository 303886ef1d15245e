import { LRUCache } from "lru-cache";
import { shownHost } from "../describe-failure";
import { PageFailure } from "../errors";
import { isBotWall, mayBeBotWall } from "../wire/bot-wall";
import { type Answer, locationOf } from "../wire/exchange";
import { type ClientOptions, createClient, type FetchContext } from "./client";
import { follow, type RedirectChain } from "./follow";
import { type PathRules, readRules } from "./robots-txt";
import { createSingleFlight, type Waiters } from "./single-flight";

/** Throws PageFailure, or what kept the file from being had, when a site's robots.txt forbids an address. */
export type RobotsCheck = (url: URL) => void;

/** The check for the site of an address. */
export type RobotsOf = (url: URL, waiters: Waiters) => Promise<RobotsCheck>;

const MOST_SITES = 1000;
/** Of the files as they were read. */
const MOST_BYTES = 8 * 1000 * 1000;
/** Longer than an analysis; RFC 9309 section 2.4 allows a day. */
const MILLISECONDS = 5 * 60 * 1000;

const allowAll: RobotsCheck = () => {};

/** Asks for a site's robots.txt once for all who want it at a time, and keeps what it says for a while. */
export function createRobots(context: FetchContext): RobotsOf {
  const { world, limits } = context;
  const { connectTo, userAgent, now } = world;
  const singleFlight = createSingleFlight<undefined, RobotsCheck>();
  const known = new LRUCache<string, RobotsCheck>({
    max: MOST_SITES,
    maxSize: MOST_BYTES,
    ttl: MILLISECONDS,
    ttlResolution: 0,
    perf: { now },
  });
  const wanted: ClientOptions["wanted"] = (status, headers) => {
    if (locationOf(status, headers) !== undefined) return 0;
    return mayBeBotWall(status) ? limits.errorBytes : limits.robotsBytes;
  };

  async function ask(origin: string, waiters: Waiters): Promise<RobotsCheck> {
    const start = `${origin}/robots.txt`;
    const chain: RedirectChain = { url: start, redirects: [] };
    // Half a robots.txt may lack the very rule that forbids.
    const leastBytes = Number.POSITIVE_INFINITY;
    const client = createClient(context, waiters, { accept: "text/plain,*/*;q=0.5", wanted, leastBytes });
    try {
      const answer = await follow(start, chain, { connectTo, maxRedirects: limits.redirects, client });
      const check = readRobots(origin, userAgent, answer);
      // A server that fails may be well the next time somebody tries.
      if (answer.status < 500) known.set(origin, check, { size: Math.max(1, answer.bytes.length) });
      return check;
    } catch (error) {
      // A redirect that leads nowhere we go: the file is unavailable, not the site (RFC 9309 section 2.3.1.2).
      if (error instanceof PageFailure) return allowAll;
      // A site that can't be reached for its robots.txt can't be for the page (section 2.3.1.4); the failure is the page's.
      return () => {
        throw error;
      };
    }
  }

  return async ({ origin }, { signal, deadlineAt }) => {
    const begin = (waiters: Waiters) => ({ progress: undefined, result: ask(origin, waiters) });
    return known.get(origin) ?? singleFlight(origin, { signal, deadlineAt: deadlineAt() }, begin).result;
  };
}

/**
 * What a site's answer to `/robots.txt` means (RFC 9309 section 2.3.1): a file is obeyed, its absence (4xx) allows
 * everything, a server's failure (5xx) forbids everything.
 */
function readRobots(origin: string, userAgent: string, answer: Answer): RobotsCheck {
  const host = shownHost(origin);
  const { status, headers, bytes } = answer;
  if (status >= 500) {
    const [reason, code] = isBotWall(status, headers, bytes.toString())
      ? (["bot-wall", "failure.robots-wall"] as const)
      : (["robots", "failure.robots-status"] as const);
    return () => {
      throw new PageFailure(reason, status, { code, params: { host, status } });
    };
  }
  if (status < 200 || status >= 300) return allowAll;
  const allows = rulesIn(answer, userAgent);
  return ({ pathname, search }) => {
    if (!allows(`${pathname}${search}`))
      throw new PageFailure("robots", null, { code: "failure.robots", params: { host } });
  };
}

function rulesIn({ bytes, truncated }: Answer, userAgent: string): PathRules {
  const text = new TextDecoder().decode(bytes);
  // Half a path, where the file was cut for its length, would forbid too much.
  const whole = truncated ? text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1) : text;
  return readRules(whole, productToken(userAgent));
}

/** The name that robots.txt groups know a program by (RFC 9309 section 2.2.1): `MarqueBot` of `MarqueBot/0.1`. */
export function productToken(userAgent: string): string {
  const named = /compatible;\s*([a-z_-]+)/i.exec(userAgent) ?? /^([a-z_-]+)/i.exec(userAgent);
  return named?.[1] ?? "*";
}
