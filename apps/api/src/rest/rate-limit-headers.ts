import type { Standing } from "../limits/limiter";

/** `RateLimit` and its policy, as structured fields (draft-ietf-httpapi-ratelimit-headers-10, sections 3 and 4). */
export const rateLimitHeaders = ({
  policy,
  count,
  seconds,
  remaining,
  resetSeconds,
}: Standing): Record<string, string> => ({
  "ratelimit-policy": `"${policy}";q=${count};w=${seconds}`,
  ratelimit: `"${policy}";r=${remaining};t=${resetSeconds}`,
});
