/** How much and how long a page is read. */
export interface Limits {
  /** For one page with all its redirects, until its last byte; waiting for a free connection is not counted. */
  pageMilliseconds: number;
  /** For looking a name up and opening a connection to it, TLS included. */
  connectMilliseconds: number;
  /** From the request to the last header of the answer. */
  headerMilliseconds: number;
  /** Decoded bytes of a page. */
  pageBytes: number;
  /** Decoded bytes of a text file: of a sitemap of many megabytes the beginning tells enough. */
  textBytes: number;
  /** Decoded bytes of robots.txt: RFC 9309 section 2.5 asks for at least 500 KiB. */
  robotsBytes: number;
  /** Decoded bytes of an error page, in which a challenge is looked for. */
  errorBytes: number;
  /** A page that broke off is used from this many decoded bytes on. */
  brokenPageBytes: number;
  /** A site that asks to be asked again later than this is not. */
  retryMilliseconds: number;
  redirects: number;
  connectionsPerHost: number;
}

export const LIMITS: Limits = {
  pageMilliseconds: 8000,
  connectMilliseconds: 4000,
  headerMilliseconds: 6000,
  pageBytes: 5 * 1000 * 1000,
  textBytes: 256 * 1024,
  robotsBytes: 500 * 1024,
  errorBytes: 64 * 1024,
  brokenPageBytes: 1024,
  retryMilliseconds: 5000,
  redirects: 5,
  connectionsPerHost: 2,
};
