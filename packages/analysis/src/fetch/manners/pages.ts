import { LRUCache } from "lru-cache";
import { checkUrl } from "../guard/check-url";
import type { Accept, FetchedPage, PageOutcome } from "../page";
import type { FetchContext } from "./client";
import { fetchPage } from "./fetch-page";
import type { RedirectChain } from "./follow";
import { createRobots } from "./robots";
import { createSingleFlight, type SharedWork, type Waiter, type Waiters } from "./single-flight";

/** The pages of a process: whoever wants one waits for it, and leaves when they like. */
export interface Pages {
  /** The result rejects with the reason of the waiter's signal, when it aborts, and with nothing else. */
  fetch(url: string, accept: Accept, waiter: Waiter): SharedWork<RedirectChain, PageOutcome>;
}

/** Fetches a page once for all who want it at a time, and keeps it for a while. A failure is never kept. */
export function createPages(context: FetchContext): Pages {
  const { connectTo, now } = context.world;
  const robotsOf = createRobots(context);
  const cache = createPageCache(now);
  const singleFlight = createSingleFlight<RedirectChain, PageOutcome>();
  return {
    fetch(url, accept, waiter) {
      const key = `${accept} ${sameFor(url, connectTo)}`;
      const cached = cache.get(key);
      if (cached !== undefined) return { progress: cached, result: Promise.resolve(cached) };

      async function fetchAndKeep(chain: RedirectChain, waiters: Waiters): Promise<PageOutcome> {
        const outcome = await fetchPage(context, robotsOf, chain, accept, waiters);
        if (outcome.ok) cache.keep(key, outcome);
        return outcome;
      }
      return singleFlight(key, waiter, (waiters) => {
        const chain: RedirectChain = { url, redirects: [] };
        return { progress: chain, result: fetchAndKeep(chain, waiters) };
      });
    },
  };
}

/** An address as it is asked for; one that is refused stays as it was written, so that no other spelling answers for it. */
function sameFor(url: string, connectTo: FetchContext["world"]["connectTo"]): string {
  const check = checkUrl(url, { connectTo });
  if (!check.ok) return url;
  check.url.hash = "";
  return check.url.href;
}

/** The pages that a process fetched a short while ago. */
export interface PageCache {
  get(key: string): FetchedPage | undefined;
  /** Keeps a page, unless it is one that a second look may find different. */
  keep(key: string, page: FetchedPage): void;
}

/** A person who corrects a form and asks again is answered from memory; a site that changed is seen soon. */
const MILLISECONDS = 5 * 60 * 1000;
const MOST_PAGES = 2000;
/** In bytes: a letter of a JavaScript string takes two at most. */
const MOST_BYTES = 32 * 1000 * 1000;

/** Makes an empty cache, of which what was used least lately is dropped first. @param now the world's clock. */
export function createPageCache(now: () => number, maxBytes = MOST_BYTES): PageCache {
  const pages = new LRUCache<string, FetchedPage>({
    max: MOST_PAGES,
    maxSize: maxBytes,
    sizeCalculation: ({ text }) => Math.max(1, text.length * 2),
    ttl: MILLISECONDS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: (key) => pages.get(key),
    keep(key, page) {
      // What broke off half-way may come whole the next time; what is cut for its length would crowd out all others.
      if (!page.truncated) pages.set(key, page);
    },
  };
}
