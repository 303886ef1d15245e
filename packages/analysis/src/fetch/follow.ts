import type { Target } from "../world";
import { checkUrl } from "./check-url";
import { describeFailure, shownHost } from "./describe-failure";
import { GuardRefusal, PageFailure } from "./errors";
import type { Answer } from "./exchange";

/** How far the way to a page has been gone: kept up to date, so that a failure can tell where it happened. */
export interface Journey {
  /** The last address that was asked. */
  url: string;
  /** The addresses that redirected to another that was asked in turn. */
  redirects: string[];
}

export interface HopOptions {
  connectTo: ReadonlyMap<string, Target>;
  maxRedirects: number;
}

export interface FollowOptions extends HopOptions {
  visit(url: URL): Promise<Answer>;
}

const STATUSES = new Set([301, 302, 303, 307, 308]);

export const isRedirect = (status: number): boolean => STATUSES.has(status);

/**
 * Visits an address and wherever it redirects to, each checked as if somebody had typed it.
 *
 * @param journey is gone on with: its redirects count.
 * @throws GuardRefusal for a first address that is refused; PageFailure `blocked` for a redirect to one, `redirects` for a
 * loop or too many; whatever a visit throws.
 */
export async function follow(start: string, journey: Journey, options: FollowOptions): Promise<Answer> {
  const check = checkUrl(start, options);
  if (!check.ok) throw new GuardRefusal(check.reason);
  for (let { url } = check; ; ) {
    url.hash = "";
    journey.url = url.href;
    const answer = await options.visit(url);
    const location = answer.headers.get("location");
    if (!isRedirect(answer.status) || location === "") return answer;
    url = nextHop(asUtf8(location), url, answer.status, journey, options);
  }
}

/**
 * Notes that a page sends its visitors on, and checks where.
 *
 * @param base what the target is relative to.
 * @throws PageFailure as `follow` does.
 */
export function nextHop(target: string, base: URL, status: number, journey: Journey, options: HopOptions): URL {
  const host = shownHost(journey.url);
  const next = checkUrl(target, { base, connectTo: options.connectTo });
  if (!next.ok) {
    const cause = new GuardRefusal(next.reason);
    const why = describeFailure(cause, target).message;
    throw new PageFailure("blocked", status, `${host} redirects to where we don't go. ${why}`, { cause });
  }
  next.url.hash = "";
  const fail = (sentence: string) => new PageFailure("redirects", status, `${host} ${sentence}`);
  if (wasAsked(next.url, journey)) throw fail("redirects in a circle.");
  if (journey.redirects.length >= options.maxRedirects)
    throw fail(`redirects more than ${options.maxRedirects} times.`);
  journey.redirects.push(journey.url);
  return next.url;
}

/** Whether an address was asked on the way. */
export const wasAsked = (url: URL, journey: Journey): boolean =>
  [...journey.redirects, journey.url].some((asked) => asked === url.href);

/** Header bytes arrive as Latin-1; servers write UTF-8 into them, and browsers read that. */
function asUtf8(header: string): string {
  const text = Buffer.from(header, "latin1").toString("utf8");
  return text.includes("\ufffd") ? header : text;
}
