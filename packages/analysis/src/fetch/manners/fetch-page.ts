import { describeFailure } from "../describe-failure";
import type { Accept, PageOutcome } from "../page";
import { ACCEPT_HEADERS } from "../wire/media-type";
import { readAnswer, wantedBytes } from "../wire/read-answer";
import { createClient, type FetchContext } from "./client";
import { follow, type RedirectChain, redirect, wasAsked } from "./follow";
import { refreshTarget } from "./meta-refresh";
import type { RobotsOf } from "./robots";
import type { Waiters } from "./single-flight";

/**
 * Fetches a page for all who wait for it, as robots.txt allows. Never rejects: the outcome tells what went wrong.
 *
 * @param chain begins at the address that is asked for, and is kept up to date for those who leave before the end.
 */
export async function fetchPage(
  context: FetchContext,
  robotsOf: RobotsOf,
  chain: RedirectChain,
  accept: Accept,
  waiters: Waiters,
): Promise<PageOutcome> {
  const { world, limits, connections } = context;
  const begun = world.now();
  const requestedUrl = chain.url;
  const client = createClient(context, waiters, {
    accept: ACCEPT_HEADERS[accept],
    wanted: (status, headers) => wantedBytes(status, headers, accept, limits),
    // Half a JSON file is none.
    leastBytes: accept === "json" ? Number.POSITIVE_INFINITY : limits.brokenPageBytes,
  });
  const options = {
    connectTo: world.connectTo,
    maxRedirects: limits.redirects,
    async client(url: URL) {
      const check = await robotsOf(url, waiters);
      check(url);
      return client(url);
    },
  };

  async function read(start: string) {
    const answer = await follow(start, chain, options);
    const { status, truncated } = answer;
    return { status, truncated, ...(await readAnswer(chain.url, answer, accept)) };
  }

  /** One refresh, as browsers do at once: the page that it leads to is used, whatever that asks for. */
  async function readRefreshed() {
    const page = await read(requestedUrl);
    const refresh = accept === "html" ? refreshTarget(page, chain.url) : undefined;
    if (refresh === undefined || wasAsked(refresh, chain)) return page;
    return read(redirect(refresh.href, refresh, page.status, chain, options).href);
  }

  const ended = () => ({ requestedUrl, ...chain, milliseconds: Math.round(world.now() - begun) });
  try {
    const page = await readRefreshed();
    const { protocol, host } = new URL(chain.url);
    const certificateNames = protocol === "https:" ? connections.certificateNamesOf(host) : [];
    return { ok: true, ...ended(), ...page, certificateNames };
  } catch (error) {
    return { ok: false, ...ended(), ...describeFailure(error, chain.url) };
  }
}
