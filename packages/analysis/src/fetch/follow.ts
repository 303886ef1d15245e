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

export interface FollowOptions {
  connectTo: ReadonlyMap<string, Target>;
  maxRedirects: number;
  visit(url: URL): Promise<Answer>;
}

const STATUSES = new Set([301, 302, 303, 307, 308]);

export const isRedirect = (status: number): boolean => STATUSES.has(status);

/**
 * Visits an address and wherever it redirects to, each checked as if somebody had typed it.
 *
 * @throws GuardRefusal for a first address that is refused; PageFailure `blocked` for a redirect to one, `redirects` for a
 * loop or too many; whatever a visit throws.
 */
export async function follow(start: string, journey: Journey, options: FollowOptions): Promise<Answer> {
  const { connectTo, maxRedirects, visit } = options;
  const check = checkUrl(start, { connectTo });
  if (!check.ok) throw new GuardRefusal(check.reason);
  const seen = new Set<string>();
  for (let url = check.url; ; ) {
    url.hash = "";
    journey.url = url.href;
    seen.add(url.href);
    const answer = await visit(url);
    const location = answer.headers.get("location");
    if (!isRedirect(answer.status) || location === "") return answer;

    const next = checkUrl(asUtf8(location), { base: url, connectTo });
    const fail = (reason: "blocked" | "redirects", sentence: string) =>
      new PageFailure(reason, answer.status, `${shownHost(url.href)} ${sentence}`);
    if (!next.ok) {
      const cause = new GuardRefusal(next.reason);
      const why = describeFailure(cause, location).message;
      throw new PageFailure("blocked", answer.status, `${shownHost(url.href)} redirects to where we don't go. ${why}`, {
        cause,
      });
    }
    next.url.hash = "";
    if (seen.has(next.url.href)) throw fail("redirects", "redirects in a circle.");
    if (journey.redirects.length >= maxRedirects) throw fail("redirects", `redirects more than ${maxRedirects} times.`);
    journey.redirects.push(url.href);
    url = next.url;
  }
}

/** Header bytes arrive as Latin-1; servers write UTF-8 into them, and browsers read that. */
function asUtf8(header: string): string {
  const text = Buffer.from(header, "latin1").toString("utf8");
  return text.includes("\ufffd") ? header : text;
}
