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
/** In characters of text; a visit has some 100,000. */
const MOST_CHARACTERS = 16_000_000;

/**
 * Makes a memory of visits. Pages alone are not enough: domains that were asked for and had no page would be asked again,
 * which on the open network takes seconds.
 *
 * @param now the world's clock.
 */
export function createRememberedVisits(now: () => number): RememberedVisits {
  const visits = new LRUCache<string, Visit>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: charactersOf,
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

function charactersOf({ findings: { pages, surroundings } }: Visit): number {
  const probed = surroundings.probed.flatMap(({ reading }) => reading ?? []);
  return [...pages, ...probed].reduce((sum, page) => sum + charactersOfPage(page), surroundings.fileFacts.length + 1);
}

const charactersOfPage = ({ text, facts, links }: PageReading): number =>
  text.length +
  facts.reduce((sum, { value, quote }) => sum + value.length + quote.length, 0) +
  links.reduce((sum, link) => sum + link.url.length + link.text.length, 0);

/** What is generated decides which pages are read. */
const keyOf = ({ website, maxCompetitors, maxPrompts }: AnalysisRequest): string =>
  `${maxCompetitors > 0} ${maxPrompts > 0} ${website.url}`;
