import type { Target } from "../../world";
import { isBrokenOff } from "../errors";
import type { Connections } from "./connections";
import { ACCEPTED_ENCODINGS, decodeBody, decodersFor } from "./decode-body";
import { limitSignal, withTimeLimit } from "./time-limit";

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
  /** Whether there was more: past what was wanted, or past where it broke off. */
  truncated: boolean;
  /** Whether the body was sent in a coding that nobody offered to read. */
  unreadable: boolean;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Where an answer redirects to, as written; `undefined` when it does not. */
export function locationOf(status: number, headers: Headers): string | undefined {
  const location = headers.get("location");
  return REDIRECTS.has(status) && location !== "" ? asUtf8(location) : undefined;
}

/** Header bytes arrive as Latin-1; servers write UTF-8 into them, and browsers read that. */
function asUtf8(header: string): string {
  const text = Buffer.from(header, "latin1").toString("utf8");
  return text.includes("\ufffd") ? header : text;
}

export interface ExchangeOptions {
  accept: string;
  userAgent: string;
  /** Sent by POST; without it, the address is asked for by GET. It must do no harm when it is sent twice. */
  post?: { body: string; headers: Readonly<Record<string, string>> };
  connectTo: ReadonlyMap<string, Target>;
  /** How many decoded bytes of the body are wanted, now that the headers are known. */
  wanted(status: number, headers: Headers): number;
  /** A body that breaks off is of use from this many decoded bytes on. */
  leastBytes: number;
  signal: AbortSignal;
  /** Until the last byte. */
  milliseconds: number;
  /** What is thrown when they are over. */
  late(): Error;
  now(): number;
}

/**
 * Asks for one address, without following, and without anything remembered from before.
 *
 * @throws errors of the guard, the network or the time limits, none of them yet in a marketer's words.
 */
export async function exchange(connections: Connections, url: URL, options: ExchangeOptions): Promise<Answer> {
  const { signal, milliseconds, late, now, leastBytes } = options;
  const begun = now();
  const ask = (limit: AbortSignal) => askForHead(connections, url, options, limit);
  const { statusCode: status, headers: sent, body } = await withTimeLimit(signal, milliseconds, late, ask);
  // Whoever waits for the body hears of its errors; a body that nobody wanted must not end the process with one.
  body.on("error", () => {});
  const headers: Headers = { get: (name) => [sent[name]].flat()[0] ?? "" };
  const wanted = options.wanted(status, headers);
  const decoders = decodersFor(headers.get("content-encoding"));
  const unreadable = decoders === undefined;
  if (unreadable || wanted === 0) {
    body.destroy();
    return { status, headers, bytes: Buffer.alloc(0), truncated: false, unreadable };
  }
  const { signal: limit, release } = limitSignal(signal, Math.max(1, milliseconds - (now() - begun)), late);
  try {
    return { status, headers, unreadable, ...(await decodeBody(body, decoders, { wanted, leastBytes }, limit)) };
  } finally {
    release();
  }
}

/**
 * Asks, and asks again when the connection had been kept from an earlier answer and broke off: the server closed it
 * while the request was on its way, and never read it (RFC 9112 section 9.3.1).
 */
async function askForHead(connections: Connections, url: URL, options: ExchangeOptions, signal: AbortSignal) {
  const { userAgent, accept, connectTo, post } = options;
  const ask = () =>
    connections.dispatcher.request({
      ...(post === undefined ? { method: "GET" } : { method: "POST", body: post.body }),
      // Private hosts are dialled in plain HTTP; the `Host` header stays.
      origin: connectTo.has(url.hostname) ? `http://${url.host}` : url.origin,
      path: `${url.pathname}${url.search}`,
      headers: {
        "user-agent": userAgent,
        accept,
        "accept-encoding": ACCEPTED_ENCODINGS,
        ...post?.headers,
      },
      signal,
    });
  const before = connections.openedTo(url.host);
  try {
    return await ask();
  } catch (error) {
    const wasKept = before > 0 && connections.openedTo(url.host) === before;
    if (!wasKept || !isBrokenOff(error) || signal.aborted) throw error;
    return ask();
  }
}
