import type { RestRoute } from "./route";

/** A header of answers, as OpenAPI describes one. */
const header = (description: string, example: string) => ({
  description,
  schema: { type: "string" as const },
  example,
});

/** Every header of answers that means something to callers, for `#/components/headers`. */
export const HEADERS = {
  "X-Request-Id": header(
    "The request's id, which stands in the server's log too. A well-formed one that was sent is kept.",
    "9b2f7c1e-55d3-4c0e-8a47-0a4f7f0a3f10",
  ),
  "RateLimit-Policy": header(
    "The quota that is nearest: `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers). Absent where the operator set none.",
    '"requests";q=60000;w=60',
  ),
  RateLimit: header(
    "What is left of it, `r` requests, and in how many seconds there is more, `t`.",
    '"requests";r=59999;t=60',
  ),
  ETag: header("The entity tag, for `If-Match`.", '"2026-01-31T09:30:00.000Z"'),
  "Idempotency-Replayed": header(
    "`true` when this is the first answer to the same `Idempotency-Key`, given again.",
    "true",
  ),
  "WWW-Authenticate": header("The scheme of `Authorization`.", "Bearer"),
  "Retry-After": {
    description: "Seconds after which the same request may work.",
    schema: { type: "integer", minimum: 0 },
    example: 5,
  },
  Allow: header("The methods that the path answers.", "GET, HEAD, OPTIONS"),
} as const;
export type HeaderName = keyof typeof HEADERS;

const ALWAYS: readonly HeaderName[] = ["X-Request-Id"];
const COUNTED: readonly HeaderName[] = ["RateLimit-Policy", "RateLimit"];

/** References to headers of the components. */
export const headersNamed = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** The headers of a route's success. */
export const successHeaders = ({ action }: Pick<RestRoute, "action">) =>
  headersNamed([
    ...ALWAYS,
    ...COUNTED,
    ...(action.etag === undefined ? [] : (["ETag"] as const)),
    ...(action.kind === "mutation" ? (["Idempotency-Replayed"] as const) : []),
  ]);

/** The headers of a refusal, by its status; those of any other stand under `default`. */
export function errorHeaders(status: number | "default") {
  switch (status) {
    case 401:
      return headersNamed([...ALWAYS, "WWW-Authenticate"]);
    case 404:
    case 412:
      return headersNamed([...ALWAYS, ...COUNTED, "Idempotency-Replayed"]);
    case 409:
      return headersNamed([...ALWAYS, ...COUNTED, "Idempotency-Replayed", "Retry-After"]);
    case "default":
      return headersNamed([...ALWAYS, ...COUNTED, "Idempotency-Replayed", "Retry-After", "Allow"]);
    default:
      return headersNamed([...ALWAYS, ...COUNTED]);
  }
}
