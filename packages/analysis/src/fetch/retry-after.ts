import type { Answer } from "./exchange";

/** The statuses that mean "not now" (RFC 6585 section 4, RFC 9110 section 15.6.4). */
const NOT_NOW = new Set([429, 503]);

/**
 * After how many milliseconds a site that is too busy wants to be asked again; `undefined` when it doesn't say
 * (RFC 9110 section 10.2.3). A date is read by the site's own clock when it sent that too.
 */
export function retryAfter({ status, headers }: Pick<Answer, "status" | "headers">): number | undefined {
  const written = headers.get("retry-after").trim();
  if (!NOT_NOW.has(status) || written === "") return undefined;
  if (/^\d+$/.test(written)) return Number(written) * 1000;
  const at = Date.parse(written);
  if (Number.isNaN(at)) return undefined;
  const sentAt = Date.parse(headers.get("date"));
  return Math.max(0, at - (Number.isNaN(sentAt) ? Date.now() : sentAt));
}
