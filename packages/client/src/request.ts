import type { Method } from "./contract.js";

/** A request that is ready to be sent, as often as it takes. */
export interface PreparedRequest {
  method: Method;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  requestId: string;
}

export interface RequestParts {
  path?: Readonly<Record<string, string>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  /** The `etag` last seen; 412 when it does not hold any more. */
  ifMatch?: string | undefined;
  /** Of a change: the caller's own key, where a repeat must be known beyond this call. One is made otherwise. */
  idempotencyKey?: string | undefined;
}

/** @throws {TypeError} a path parameter that no path can hold. */
export function prepareRequest(
  baseUrl: string,
  token: string,
  method: Method,
  template: string,
  { path = {}, query = {}, body, ifMatch, idempotencyKey }: RequestParts,
): PreparedRequest {
  const requestId = crypto.randomUUID();
  const headers: Record<string, string> = {
    accept: "application/json",
    authorization: `Bearer ${token}`,
    "x-request-id": requestId,
  };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (ifMatch !== undefined) headers["if-match"] = ifMatch;
  // Sent again with every try, so that a change whose answer was lost is not made twice.
  if (method !== "GET") headers["idempotency-key"] = idempotencyKey ?? requestId;
  const written = template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, path[name]));
  return {
    method,
    url: `${baseUrl}${written}${search(query)}`,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
    requestId,
  };
}

/** One part of a path. `.` and `..` would be resolved away, and another resource be meant (RFC 3986 section 5.2.4). */
function segment(name: string, value: string | undefined): string {
  if (value === undefined || value === "" || value === "." || value === "..")
    throw new TypeError(`${name} must be an id, not ${value === undefined ? "undefined" : JSON.stringify(value)}`);
  return encodeURIComponent(value);
}

function search(query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) parameters.append(name, String(each));
  const written = parameters.toString();
  return written === "" ? "" : `?${written}`;
}
