import type { Fact, PageReading } from "./facts";

/** A step of a redirect. */
export interface Redirect {
  from: string;
  to: string;
}

/** What stands at a domain that may be the brand's. */
export interface ProbedDomain {
  /** The registrable domain that was asked for. */
  domain: string;
  /** Where the domain led, in order; empty when it answered itself. */
  redirects: Redirect[];
  /** What stands there; `null` when there is no page, or when it was left to the page that it leads to. */
  reading: PageReading | null;
  /** DNS names on the TLS certificate of the page. */
  certificateNames: readonly string[];
}

/** What is found around the pages of a site. */
export interface Surroundings {
  /** The DNS names on the TLS certificate of the home page. */
  certificateNames: readonly string[];
  /** What the files say that a site keeps for programs: its well-known files, its robots.txt and its sitemap. */
  fileFacts: Fact[];
  /** What stands under the site's own name with other suffixes. */
  probed: ProbedDomain[];
}

export const NOTHING_AROUND: Surroundings = { certificateNames: [], fileFacts: [], probed: [] };
