import type { Said } from "../explain/say";

/** A page that was fetched. */
export interface FetchedPage {
  ok: true;
  /** What was asked for. */
  requestedUrl: string;
  /** Where it was found after redirects; the address that its relative links mean. */
  url: string;
  /** Every address that redirected on the way, in order; empty when none did. */
  redirects: string[];
  status: number;
  /** Media type without parameters, lower case. */
  contentType: string;
  /** The decoded text. */
  text: string;
  /** Whether the page is longer than was read. */
  truncated: boolean;
  /** DNS names on the TLS certificate of the host at {@link url} (RFC 5280 section 4.2.1.6), wildcards as written; none over plain HTTP. */
  certificateNames: readonly string[];
  milliseconds: number;
}

export type FailureReason =
  | "blocked" // the guard refused it: not public, not http(s), another port …
  | "no-such-host"
  | "unreachable" // refused, reset, no route
  | "tls"
  | "timeout"
  | "status" // 4xx or 5xx
  | "bot-wall" // 403/429/503 with a challenge
  | "robots" // robots.txt forbids it
  | "redirects" // more than five, or a loop
  | "not-text"; // an image, a PDF, a binary

/** Which rule of the guard an address breaks. */
export type Refusal =
  | "invalid_url"
  | "ambiguous_character"
  | "scheme_not_allowed"
  | "credentials_in_url"
  | "ip_not_public"
  | "resolved_ip_not_public"
  | "special_use_name"
  | "single_label_host"
  | "port_not_allowed";

/** A page that could not be had, and why. */
export interface FailedPage {
  ok: false;
  requestedUrl: string;
  /** Where it ended. */
  url: string;
  redirects: string[];
  reason: FailureReason;
  /** What the guard had against the address, when it refused it. */
  refusal?: Refusal;
  /** The HTTP status when there was one. */
  status: number | null;
  /** For a marketer: `acme.test can't be reached: there is no such host.` */
  why: Said;
  milliseconds: number;
}

export type PageOutcome = FetchedPage | FailedPage;

/** What a page may be: `text` takes text files and XML, sitemaps among them. */
export type Accept = "html" | "json" | "text";

/** Fetches pages for one analysis: guarded, polite, under one deadline. */
export interface PageFetcher {
  /** Never rejects but when the analysis was cancelled by its caller. */
  fetch(url: string, options?: { accept?: Accept }): Promise<PageOutcome>;
}
