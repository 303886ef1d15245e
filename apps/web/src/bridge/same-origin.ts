import { parseUrl } from "@marque/schema";
/**
 * Whether the browser says that a page of this very host asks (OWASP's CSRF cheat sheet: origin, then fetch metadata).
 * A request with neither header comes from no browser of today, and has no cookie to abuse.
 */
export function sameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  if (origin === null) return request.method === "GET" || site === "same-origin";
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  return parseUrl(origin)?.host === host;
}
