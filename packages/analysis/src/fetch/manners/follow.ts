import type { Target } from "../../world";
import { describeFailure, shownHost } from "../describe-failure";
import { GuardRefusal, PageFailure } from "../errors";
import { checkUrl } from "../guard/check-url";
import { type Answer, locationOf } from "../wire/exchange";
import type { Client } from "./client";

/** The redirects so far on the way to a page: kept up to date, so that a failure can tell where it happened. */
export interface RedirectChain {
  /** The last address that was asked. */
  url: string;
  /** The addresses that redirected to another that was asked in turn. */
  redirects: string[];
}

export interface RedirectOptions {
  connectTo: ReadonlyMap<string, Target>;
  maxRedirects: number;
}

export interface FollowOptions extends RedirectOptions {
  client: Client;
}

/**
 * Asks for an address and wherever it redirects to, each checked as if somebody had typed it.
 *
 * @param chain is gone on with: its redirects count.
 * @throws GuardRefusal for a first address that is refused; PageFailure `blocked` for a redirect to one, `redirects` for a
 * loop or too many; whatever the client throws.
 */
export async function follow(start: string, chain: RedirectChain, options: FollowOptions): Promise<Answer> {
  const check = checkUrl(start, options);
  if (!check.ok) throw new GuardRefusal(check.reason);
  for (let { url } = check; ; ) {
    url.hash = "";
    chain.url = url.href;
    const answer = await options.client(url);
    const location = locationOf(answer.status, answer.headers);
    if (location === undefined) return answer;
    url = redirect(location, url, answer.status, chain, options);
  }
}

/**
 * Notes that a page redirects, and checks where.
 *
 * @param base what the target is relative to.
 * @throws PageFailure as `follow` does.
 */
export function redirect(
  target: string,
  base: URL,
  status: number,
  chain: RedirectChain,
  options: RedirectOptions,
): URL {
  const host = shownHost(chain.url);
  const next = checkUrl(target, { base, connectTo: options.connectTo });
  if (!next.ok) {
    const cause = new GuardRefusal(next.reason);
    const { why } = describeFailure(cause, target);
    throw new PageFailure("blocked", status, { code: "failure.redirect", params: { host, why } }, { cause });
  }
  next.url.hash = "";
  const fail = (code: "failure.circle" | "failure.redirects") =>
    new PageFailure("redirects", status, { code, params: { host, most: options.maxRedirects } });
  if (wasAsked(next.url, chain)) throw fail("failure.circle");
  if (chain.redirects.length >= options.maxRedirects) throw fail("failure.redirects");
  chain.redirects.push(chain.url);
  return next.url;
}

/** Whether an address was asked on the way. */
export const wasAsked = (url: URL, chain: RedirectChain): boolean =>
  [...chain.redirects, chain.url].some((asked) => asked === url.href);
