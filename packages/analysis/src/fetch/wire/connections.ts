import type { Socket } from "node:net";
import { LRUCache } from "lru-cache";
import { Agent, type Dispatcher } from "undici";
import { TimeLimitReached } from "../errors";
import type { Connect } from "../guard/connect";
import type { Limits } from "../limits";
import { createCertificateNames } from "./certificate-names";
import { withTimeLimit } from "./time-limit";

/** The connections of a process, and what is remembered of them. Hosts are written as in a URL, with a port that is not the scheme's own. */
export interface Connections {
  dispatcher: Dispatcher;
  /** How many were opened to a host so far, by which a request knows whether it used one that had been kept. */
  openedTo(host: string): number;
  /** The DNS names on the TLS certificate that a host showed, lower case; empty when it showed none. */
  certificateNamesOf(host: string): readonly string[];
  /** Ends every connection; what is being fetched fails. */
  close(): Promise<void>;
}

const MOST_HOSTS = 1000;
/** Longest header block of an answer; some sites' content security policies pass Node's 16 KiB. */
const MOST_HEADER_BYTES = 64 * 1024;
/** Shorter than servers keep theirs, so that none closes just as it is used again. */
const KEEP_ALIVE_MILLISECONDS = 2000;

/** @param connect opens every one of them. */
export function createConnections(connect: Connect, limits: Limits): Connections {
  const { connectMilliseconds, connectionsPerHost, headerMilliseconds } = limits;
  const opened = new LRUCache<string, number>({ max: MOST_HOSTS });
  const openedTo = (host: string): number => opened.get(host) ?? 0;
  const certificates = createCertificateNames(MOST_HOSTS);
  const late = () => new TimeLimitReached("connect", connectMilliseconds);

  function note(host: string, socket: Socket): Socket {
    opened.set(host, openedTo(host) + 1);
    certificates.note(host, socket);
    return socket;
  }
  const dispatcher = new Agent({
    connect: (options, callback) => {
      const { signal } = new AbortController();
      withTimeLimit(signal, connectMilliseconds, late, (limit) => connect(options, limit)).then(
        (socket) => callback(null, note(options.host ?? options.hostname, socket)),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
      );
    },
    connections: connectionsPerHost,
    headersTimeout: headerMilliseconds,
    // Between two pieces of a body; the page's own limit, which a slow drip can't stretch, is shorter.
    bodyTimeout: 0,
    maxHeaderSize: MOST_HEADER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    keepAliveMaxTimeout: KEEP_ALIVE_MILLISECONDS,
  });
  return { dispatcher, openedTo, certificateNamesOf: certificates.of, close: () => dispatcher.destroy() };
}
