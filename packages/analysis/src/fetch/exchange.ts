import type { Dispatcher } from "undici";
import type { Target } from "../world";
import { ACCEPTED_ENCODINGS, decodeBody, decodersFor } from "./decode-body";

/** The headers of an answer, by lower-case name. */
export interface Headers {
  /** Empty when it was not sent; the first when it was sent more often. */
  get(name: string): string;
}

/** What a server answered. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Decoded; empty when it was not wanted. */
  bytes: Buffer;
  truncated: boolean;
  /** Whether the body was sent in a coding that nobody offered to read. */
  unreadable: boolean;
}

export interface ExchangeOptions {
  accept: string;
  userAgent: string;
  connectTo: ReadonlyMap<string, Target>;
  /** How many decoded bytes of the body are wanted, now that the headers are known. */
  wanted(status: number, headers: Headers): number;
  signal: AbortSignal;
}

/**
 * Asks once for one address, without following, and without anything remembered from before.
 *
 * @throws errors of the guard, the network or the time limits, none of them yet in a marketer's words.
 */
export async function exchange(dispatcher: Dispatcher, url: URL, options: ExchangeOptions): Promise<Answer> {
  const { signal, userAgent, accept } = options;
  const { statusCode, headers, body } = await dispatcher.request({
    method: "GET",
    // Private hosts are dialled in plain HTTP; the `Host` header stays.
    origin: options.connectTo.has(url.hostname) ? `http://${url.host}` : url.origin,
    path: `${url.pathname}${url.search}`,
    headers: { "user-agent": userAgent, accept, "accept-encoding": ACCEPTED_ENCODINGS },
    signal,
  });
  // Whoever waits for the body hears of its errors; a body that nobody wanted must not end the process with one.
  body.on("error", () => {});
  const readable: Headers = { get: (name) => [headers[name]].flat()[0] ?? "" };
  const wanted = options.wanted(statusCode, readable);
  const decoders = decodersFor(readable.get("content-encoding"));
  const unreadable = decoders === undefined;
  if (unreadable || wanted === 0) {
    body.destroy();
    return { status: statusCode, headers: readable, bytes: Buffer.alloc(0), truncated: false, unreadable };
  }
  return { status: statusCode, headers: readable, unreadable, ...(await decodeBody(body, decoders, wanted, signal)) };
}
