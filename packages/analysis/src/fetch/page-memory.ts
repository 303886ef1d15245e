import { LRUCache } from "lru-cache";
import type { FetchedPage } from "../page";

/** The pages that a process fetched a short while ago. */
export interface PageMemory {
  get(key: string): FetchedPage | undefined;
  /** Keeps a page, unless it is one that a second look may find different. */
  keep(key: string, page: FetchedPage): void;
}

/** A person who corrects a form and asks again is answered from memory; a site that changed is seen soon. */
const MILLISECONDS = 5 * 60 * 1000;
const MOST_PAGES = 2000;
/** In bytes: a letter of a JavaScript string takes two at most. */
const MOST_BYTES = 32 * 1000 * 1000;

/** Makes an empty memory, of which what was used least lately is dropped first. @param now the world's clock. */
export function createPageMemory(now: () => number, maxBytes = MOST_BYTES): PageMemory {
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
