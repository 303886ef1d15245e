import type { AnalysisRequest } from "@marque/schema";
import { LRUCache } from "lru-cache";
import type { PageReading } from "../findings";
import type { Visit } from "./visit";

/** The visits of a process that were made a short while ago. */
export interface RememberedVisits {
  /** The visit of the same address that read what this request asks for; `undefined` when there is none. */
  find(request: AnalysisRequest): Visit | undefined;
  /** Keeps a visit on which something was read. */
  keep(request: AnalysisRequest, visit: Visit): void;
}

/** As long as pages are remembered: a person who looks at suggestions chooses within it, and a site that changed is seen soon. */
const MILLISECONDS = 5 * 60 * 1000;
/** Of memory; a visit takes some 70,000 for small pages and several times that for large ones. */
const MOST_BYTES = 24_000_000;
/** What a fact or a link takes beside its texts. */
const BYTES_OF_OBJECT = 200;

/**
 * Makes a memory of visits. Pages alone are not enough: domains that were asked for and had no page would be asked again,
 * which on the open network takes seconds.
 *
 * @param now the world's clock.
 */
export function createRememberedVisits(now: () => number): RememberedVisits {
  const visits = new LRUCache<string, Visit>({
    maxSize: MOST_BYTES,
    sizeCalculation: bytesOf,
    ttl: MILLISECONDS,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    find(request) {
      const visit = visits.get(keyOf(request));
      return visit === undefined ? undefined : { ...visit, findings: { ...visit.findings, request } };
    },
    keep(request, visit) {
      if (visit.findings.pages.length > 0) visits.set(keyOf(request), visit);
    },
  };
}

/** About what a visit takes of memory. */
function bytesOf({ findings: { pages, surroundings } }: Visit): number {
  const probed = surroundings.probed.flatMap(({ reading }) => reading ?? []);
  const objects = surroundings.fileFacts.length + 1;
  return [...pages, ...probed].reduce((sum, page) => sum + bytesOfPage(page), objects * BYTES_OF_OBJECT);
}

const bytesOfPage = ({ text, facts, links }: PageReading): number =>
  text.length +
  facts.reduce((sum, { value, quote }) => sum + value.length + quote.length + BYTES_OF_OBJECT, 0) +
  links.reduce((sum, link) => sum + link.url.length + link.text.length + BYTES_OF_OBJECT, 0);

/** What is generated decides which pages are read. */
const keyOf = ({ website, maxCompetitors, maxPrompts }: AnalysisRequest): string =>
  `${maxCompetitors > 0} ${maxPrompts > 0} ${website.url}`;
