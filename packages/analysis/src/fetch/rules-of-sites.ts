import { LRUCache } from "lru-cache";
import { mayBeBotWall } from "./bot-wall";
import { PageFailure } from "./errors";
import { follow, isRedirect, type Journey } from "./follow";
import { type RobotsRules, readRobots } from "./robots";
import { type Audience, createSharing } from "./sharing";
import { createVisitor, type Means, type VisitorOptions } from "./visitor";

/** The robots.txt rules that hold for an address. */
export type RulesOfSites = (url: URL, audience: Audience) => Promise<RobotsRules>;

const MOST_SITES = 1000;
/** Of the files as they were read. */
const MOST_BYTES = 8 * 1000 * 1000;
/** Longer than an analysis; RFC 9309 section 2.4 allows a day. */
const MILLISECONDS = 5 * 60 * 1000;

/** Asks for a site's robots.txt once for all who want it at a time, and keeps what it says for a while. */
export function createRulesOfSites(means: Means): RulesOfSites {
  const { world, limits } = means;
  const { connectTo, userAgent, now } = world;
  const share = createSharing<undefined, RobotsRules>();
  const known = new LRUCache<string, RobotsRules>({
    max: MOST_SITES,
    maxSize: MOST_BYTES,
    ttl: MILLISECONDS,
    ttlResolution: 0,
    perf: { now },
  });

  async function ask(origin: string, audience: Audience): Promise<RobotsRules> {
    const start = `${origin}/robots.txt`;
    const journey: Journey = { url: start, redirects: [] };
    const wanted: VisitorOptions["wanted"] = (status, headers) => {
      if (isRedirect(status) && headers.get("location") !== "") return 0;
      return mayBeBotWall(status) ? limits.errorBytes : limits.robotsBytes;
    };
    // Half a robots.txt may lack the very rule that forbids.
    const leastBytes = Number.POSITIVE_INFINITY;
    const visit = createVisitor(means, audience, { accept: "text/plain,*/*;q=0.5", wanted, leastBytes });
    try {
      const answer = await follow(start, journey, { connectTo, maxRedirects: limits.redirects, visit });
      const rules = readRobots(origin, userAgent, answer);
      // A server that fails may be well the next time somebody tries.
      if (answer.status < 500) known.set(origin, rules, { size: Math.max(1, answer.bytes.length) });
      return rules;
    } catch (error) {
      // A redirect that leads nowhere we go: the file is unavailable, not the site (RFC 9309 section 2.3.1.2).
      if (error instanceof PageFailure) return () => {};
      // A site that can't be reached for its robots.txt can't be for the page (section 2.3.1.4); the failure is the page's.
      return () => {
        throw error;
      };
    }
  }

  return async (url, { signal, deadlineAt }) => {
    const { origin } = url;
    const begin = (audience: Audience) => ({ progress: undefined, result: ask(origin, audience) });
    return known.get(origin) ?? share(origin, { signal, deadlineAt: deadlineAt() }, begin).result;
  };
}
