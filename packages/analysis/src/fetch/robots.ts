import { isBotWall } from "./bot-wall";
import { shownHost } from "./describe-failure";
import { PageFailure } from "./errors";
import type { Answer } from "./exchange";
import { readRules } from "./robots-rules";

/** Throws when an address must not be read. */
export type RobotsRules = (url: URL) => void;

const allowAll: RobotsRules = () => {};

/**
 * What a site's answer to `/robots.txt` means (RFC 9309 section 2.3.1): a file is obeyed, its absence (4xx) allows
 * everything, a server's failure (5xx) forbids everything.
 */
export function readRobots(origin: string, userAgent: string, answer: Answer): RobotsRules {
  const host = shownHost(origin);
  const { status, headers, bytes, truncated } = answer;
  if (status >= 500) {
    const [reason, why] = isBotWall(status, headers, bytes.toString())
      ? (["bot-wall", "it shows programs a challenge instead of the site."] as const)
      : (["robots", `its robots.txt answers ${status}, so programs have to stay away.`] as const);
    return () => {
      throw new PageFailure(reason, status, `${host} can't be read: ${why}`);
    };
  }
  if (status < 200 || status >= 300) return allowAll;
  const text = new TextDecoder().decode(bytes);
  // Half a path, where the file was cut for its length, would forbid too much.
  const whole = truncated ? text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1) : text;
  const allows = readRules(whole, productToken(userAgent));
  return ({ pathname, search }) => {
    if (!allows(`${pathname}${search}`))
      throw new PageFailure("robots", null, `${host}'s robots.txt asks programs not to read this page.`);
  };
}

/** The name that robots.txt groups know a program by (RFC 9309 section 2.2.1): `MarqueBot` of `MarqueBot/0.1`. */
export function productToken(userAgent: string): string {
  const named = /compatible;\s*([a-z_-]+)/i.exec(userAgent) ?? /^([a-z_-]+)/i.exec(userAgent);
  return named?.[1] ?? "*";
}
