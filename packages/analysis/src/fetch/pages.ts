import type { Accept, PageOutcome } from "../page";
import { checkUrl } from "./check-url";
import { fetchPage } from "./fetch-page";
import type { Journey } from "./follow";
import { createPageMemory } from "./page-memory";
import { createRulesOfSites } from "./rules-of-sites";
import { type Audience, createSharing, type Waiter, type Work } from "./sharing";
import type { Means } from "./visitor";

/** The pages of a process: whoever wants one waits for it, and leaves when they like. */
export interface Pages {
  /** The result rejects with the reason of the waiter's signal, when it aborts, and with nothing else. */
  visit(url: string, accept: Accept, waiter: Waiter): Work<Journey, PageOutcome>;
}

/** Fetches a page once for all who want it at a time, and keeps it for a while. A failure is never kept. */
export function createPages(means: Means): Pages {
  const { connectTo, now } = means.world;
  const rulesOf = createRulesOfSites(means);
  const memory = createPageMemory(now);
  const share = createSharing<Journey, PageOutcome>();
  return {
    visit(url, accept, waiter) {
      const key = `${accept} ${sameFor(url, connectTo)}`;
      const remembered = memory.get(key);
      if (remembered !== undefined) return { progress: remembered, result: Promise.resolve(remembered) };

      async function fetchAndKeep(journey: Journey, audience: Audience): Promise<PageOutcome> {
        const outcome = await fetchPage(means, rulesOf, journey, accept, audience);
        if (outcome.ok) memory.keep(key, outcome);
        return outcome;
      }
      return share(key, waiter, (audience) => {
        const journey: Journey = { url, redirects: [] };
        return { progress: journey, result: fetchAndKeep(journey, audience) };
      });
    },
  };
}

/** An address as it is asked for; one that is refused stays as it was written, so that no other spelling answers for it. */
function sameFor(url: string, connectTo: Means["world"]["connectTo"]): string {
  const check = checkUrl(url, { connectTo });
  if (!check.ok) return url;
  check.url.hash = "";
  return check.url.href;
}
