import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "../../world";
import { TimeLimitReached } from "../errors";
import type { Limits } from "../limits";
import type { Connections } from "../wire/connections";
import { type Answer, type ExchangeOptions, exchange, type Headers } from "../wire/exchange";
import type { HostSlots } from "./host-slots";
import type { Waiters } from "./single-flight";

/** What everything that a process fetches is fetched with. */
export interface FetchContext {
  world: World;
  limits: Limits;
  connections: Connections;
  slots: HostSlots;
}

export type ClientOptions = Pick<ExchangeOptions, "accept" | "wanted" | "leastBytes">;

/** Asks for one address, without following. */
export type Client = (url: URL) => Promise<Answer>;

/**
 * Makes a client for one page: the addresses that it asks for one after another have the page's time together. A site
 * that is too busy is asked once more when it says how soon, and that is soon enough.
 *
 * The client throws what `exchange` throws.
 */
export function createClient(context: FetchContext, waiters: Waiters, options: ClientOptions): Client {
  const { world, connections, slots, limits } = context;
  const { connectTo, userAgent, now } = world;
  const { signal } = waiters;
  const late = () => new TimeLimitReached("page", limits.pageMilliseconds);
  const fixed = { ...options, userAgent, connectTo, signal, late, now };
  let spent = 0;
  let mayAskAgain = true;

  const ask = (url: URL): Promise<Answer> =>
    slots(url.hostname, async () => {
      const begun = now();
      try {
        return await exchange(connections, url, { ...fixed, milliseconds: limits.pageMilliseconds - spent });
      } finally {
        spent += now() - begun;
      }
    });

  const isSoon = (pause: number): boolean =>
    pause <= limits.retryMilliseconds &&
    spent + pause < limits.pageMilliseconds &&
    now() + pause < waiters.deadlineAt();

  return async (url) => {
    const answer = await ask(url);
    const pause = mayAskAgain ? retryAfter(answer) : undefined;
    if (pause === undefined || !isSoon(pause)) return answer;
    mayAskAgain = false;
    await sleep(pause, undefined, { signal });
    spent += pause;
    return ask(url);
  };
}

/** The statuses that mean "not now" (RFC 6585 section 4, RFC 9110 section 15.6.4). */
const NOT_NOW = new Set([429, 503]);

/** After how many milliseconds a site that is too busy wants to be asked again; `undefined` when it doesn't say. */
export const retryAfter = ({ status, headers }: Pick<Answer, "status" | "headers">): number | undefined =>
  NOT_NOW.has(status) ? pauseAsked(headers) : undefined;

/**
 * The pause that an answer asks for, in milliseconds; `undefined` when it asks for none (RFC 9110 section 10.2.3). A date is
 * read by the site's own clock when it sent that too.
 */
export function pauseAsked(headers: Headers): number | undefined {
  const written = headers.get("retry-after").trim();
  if (/^\d+$/.test(written)) return Number(written) * 1000;
  const at = Date.parse(written);
  if (Number.isNaN(at)) return undefined;
  const sentAt = Date.parse(headers.get("date"));
  return Math.max(0, at - (Number.isNaN(sentAt) ? Date.now() : sentAt));
}
