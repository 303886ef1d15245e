import type { IncomingMessage } from "node:http";
import { parseUrl } from "@marque/schema";

/**
 * Whether the browser says that a page of this very host asks (OWASP's CSRF cheat sheet: origin, then fetch metadata).
 * A request with neither header comes from no browser of today, and has no cookie to abuse.
 */
export function sameOrigin({ method, headers }: Pick<IncomingMessage, "method" | "headers">): boolean {
  const { "sec-fetch-site": site, "x-forwarded-host": forwardedHost, origin, host } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return method === "GET" || site === "same-origin";
  return parseUrl(origin)?.host === (forwardedHost ?? host);
}
