import type { Dispatcher } from "undici";
import type { Accept, PageFetcher, PageOutcome } from "../page";
import type { World } from "../world";
import { mayBeBotWall } from "./bot-wall";
import { describeFailure } from "./describe-failure";
import { PageFailure, TimeLimitReached } from "./errors";
import { type Answer, type ExchangeOptions, exchange } from "./exchange";
import { follow, isRedirect, type Journey } from "./follow";
import type { HostSlots } from "./host-slots";
import type { Limits } from "./limits";
import { ACCEPT_HEADERS } from "./media-type";
import { readAnswer, wantedBytes } from "./read-answer";
import { type RobotsRules, readRobots } from "./robots";
import { withTimeLimit } from "./time-limit";

/** What the fetchers of a process share. */
export interface Shared {
  world: World;
  agent: Dispatcher;
  slots: HostSlots;
  limits: Limits;
}

/** What ends an analysis. */
export interface AnalysisLimits {
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** On the world's clock, milliseconds. */
  deadlineAt: number;
}

/** Makes the fetcher of one analysis, which asks for a site's robots.txt once. */
export function createFetcher({ world, agent, slots, limits }: Shared, analysis: AnalysisLimits): PageFetcher {
  const { connectTo, userAgent } = world;
  const rules = new Map<string, Promise<RobotsRules>>();

  /** Asks for addresses one after another; together they have a page's time. */
  function visitor(options: Pick<ExchangeOptions, "accept" | "wanted">): (url: URL) => Promise<Answer> {
    let spent = 0;
    return (url) =>
      untilDeadline((signal) =>
        slots(url.hostname, async () => {
          const begun = world.now();
          const late = () => new TimeLimitReached("page", limits.pageMilliseconds);
          const ask = (limit: AbortSignal) => exchange(agent, url, { ...options, userAgent, connectTo, signal: limit });
          try {
            return await withTimeLimit(signal, limits.pageMilliseconds - spent, late, ask);
          } finally {
            spent += world.now() - begun;
          }
        }),
      );
  }

  function untilDeadline<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const late = () => new TimeLimitReached("analysis", world.deadlineMilliseconds);
    return withTimeLimit(analysis.signal, analysis.deadlineAt - world.now(), late, work);
  }

  function rulesOf(url: URL): Promise<RobotsRules> {
    const known = rules.get(url.origin) ?? fetchRules(url.origin);
    rules.set(url.origin, known);
    return known;
  }

  async function fetchRules(origin: string): Promise<RobotsRules> {
    const start = `${origin}/robots.txt`;
    const journey: Journey = { url: start, redirects: [] };
    const wanted: ExchangeOptions["wanted"] = (status, headers) => {
      if (isRedirect(status) && headers.get("location") !== "") return 0;
      return mayBeBotWall(status) ? limits.errorBytes : limits.robotsBytes;
    };
    const visit = visitor({ accept: "text/plain,*/*;q=0.5", wanted });
    try {
      const answer = await follow(start, journey, { connectTo, maxRedirects: limits.redirects, visit });
      return readRobots(origin, userAgent, answer);
    } catch (error) {
      // A redirect that leads nowhere we go: the file is unavailable, not the site (RFC 9309 section 2.3.1.2).
      if (error instanceof PageFailure) return () => {};
      // A site that can't be reached for its robots.txt can't be for the page (section 2.3.1.4); the failure is the page's.
      return () => {
        throw error;
      };
    }
  }

  async function fetchPage(url: string, journey: Journey, accept: Accept) {
    const ask = visitor({
      accept: ACCEPT_HEADERS[accept],
      wanted: (status, headers) => wantedBytes(status, headers, accept, limits),
    });
    const visit = async (hop: URL): Promise<Answer> => {
      const obey = await untilDeadline(() => rulesOf(hop));
      obey(hop);
      return ask(hop);
    };
    const answer = await follow(url, journey, { connectTo, maxRedirects: limits.redirects, visit });
    const page = readAnswer(journey.url, answer, accept);
    return { ...page, status: answer.status, truncated: answer.truncated, certificateNames: [] };
  }

  return {
    async fetch(requestedUrl, { accept = "html" } = {}): Promise<PageOutcome> {
      const begun = world.now();
      const journey: Journey = { url: requestedUrl, redirects: [] };
      const ended = () => ({ requestedUrl, ...journey, milliseconds: Math.round(world.now() - begun) });
      try {
        const page = await fetchPage(requestedUrl, journey, accept);
        return { ok: true, ...ended(), ...page };
      } catch (error) {
        analysis.signal.throwIfAborted();
        return { ok: false, ...ended(), ...describeFailure(error, journey.url) };
      }
    },
  };
}
