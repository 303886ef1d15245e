import type { Accept, PageOutcome } from "../page";
import { describeFailure } from "./describe-failure";
import { follow, type Journey, nextHop, wasAsked } from "./follow";
import { ACCEPT_HEADERS } from "./media-type";
import { refreshTarget } from "./meta-refresh";
import { readAnswer, wantedBytes } from "./read-answer";
import type { RulesOfSites } from "./rules-of-sites";
import type { Audience } from "./sharing";
import { createVisitor, type Means } from "./visitor";

/**
 * Fetches a page for all who wait for it, as robots.txt allows. Never rejects: the outcome tells what went wrong.
 *
 * @param journey begins at the address that is asked for, and is kept up to date for those who leave before the end.
 */
export async function fetchPage(
  means: Means,
  rulesOf: RulesOfSites,
  journey: Journey,
  accept: Accept,
  audience: Audience,
): Promise<PageOutcome> {
  const { world, limits, certificates } = means;
  const begun = world.now();
  const requestedUrl = journey.url;
  const ask = createVisitor(means, audience, {
    accept: ACCEPT_HEADERS[accept],
    wanted: (status, headers) => wantedBytes(status, headers, accept, limits),
    // Half a JSON file is none.
    leastBytes: accept === "json" ? Number.POSITIVE_INFINITY : limits.brokenPageBytes,
  });
  const options = {
    connectTo: world.connectTo,
    maxRedirects: limits.redirects,
    async visit(url: URL) {
      const obey = await rulesOf(url, audience);
      obey(url);
      return ask(url);
    },
  };

  async function read(start: string) {
    const answer = await follow(start, journey, options);
    const { status, truncated } = answer;
    return { status, truncated, ...readAnswer(journey.url, answer, accept) };
  }

  /** One hop, as browsers do at once: the page that it leads to is used, whatever that asks for. */
  async function readRefreshed() {
    const page = await read(requestedUrl);
    const refresh = accept === "html" ? refreshTarget(page, journey.url) : undefined;
    if (refresh === undefined || wasAsked(refresh, journey)) return page;
    return read(nextHop(refresh.href, refresh, page.status, journey, options).href);
  }

  const ended = () => ({ requestedUrl, ...journey, milliseconds: Math.round(world.now() - begun) });
  try {
    const page = await readRefreshed();
    const { protocol, hostname } = new URL(journey.url);
    const certificateNames = protocol === "https:" ? certificates.of(hostname) : [];
    return { ok: true, ...ended(), ...page, certificateNames };
  } catch (error) {
    return { ok: false, ...ended(), ...describeFailure(error, journey.url) };
  }
}
