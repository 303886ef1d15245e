/** Hop-by-hop headers (RFC 9110 section 7.6.1): they speak of one connection and are not passed on. */
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

/**
 * `cookie` stays here: the session is between this server and the browser. `host` is the API's own. `expect`: this server
 * has answered it already.
 */
const NOT_FOR_THE_API = [...HOP_BY_HOP, "cookie", "host", "expect"];

/** A cookie of the API would not be ours. */
const NOT_FOR_THE_CALLER = [...HOP_BY_HOP, "set-cookie"];

/** Whether a header of the caller goes on to the API. Names in lower case. */
export const goesToApi = (name: string): boolean => !NOT_FOR_THE_API.includes(name);

/** Whether a header of the API goes back to the caller. Names in lower case. */
export const goesToCaller = (name: string): boolean => !NOT_FOR_THE_CALLER.includes(name);
