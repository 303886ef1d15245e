import type { IncomingHttpHeaders, IncomingMessage } from "node:http";

/** They speak of one connection and are not passed on (RFC 9110 section 7.6.1). */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "upgrade",
];

/** What says where a body ends stays, whatever `Connection` says: without it the body would be read as a next request. */
const FRAMING = ["content-length", "transfer-encoding"];

/**
 * `cookie` stays here: the session is between this server and the browser. `host` is the API's own. `expect`: this server
 * has answered it already.
 */
const NOT_FOR_THE_API = [...HOP_BY_HOP, "cookie", "host", "expect"];

/** A cookie of the API would not be ours. */
const NOT_FOR_THE_CALLER = [...HOP_BY_HOP, "set-cookie"];

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  // Names that the sender says are for this connection alone.
  const nominated = (headers.connection ?? "").split(",").map((name) => name.trim().toLowerCase());
  const dropped = new Set([...names, ...nominated.filter((name) => !FRAMING.includes(name))]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Headers of a caller's request that go on to the API. */
export const headersForApi = (headers: IncomingHttpHeaders): IncomingHttpHeaders => without(headers, NOT_FOR_THE_API);

/** Headers of the API's answer that go back to the caller. */
export const headersForCaller = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(headers, NOT_FOR_THE_CALLER);

/** Whom a request came through: what the caller says of that, and the address that they are at, which nobody can make up. */
export const forwardedFor = ({ headers, socket }: IncomingMessage): string =>
  [headers["x-forwarded-for"], socket.remoteAddress].filter((each) => each !== undefined).join(", ");
