import { Agent, buildConnector } from "undici";
import type { PageFetcher } from "../page";
import type { World } from "../world";
import { createCertificateNames } from "./certificate-names";
import { createGuardedConnect } from "./connect";
import { createConnectionCount } from "./connection-count";
import { type AnalysisLimits, createFetcher } from "./create-fetcher";
import { createHostSlots } from "./host-slots";
import { LIMITS, type Limits } from "./limits";
import { createPages } from "./pages";

/** The fetching of a process: its analyses share connections, pages that are under way, and those of the last minutes. */
export interface Fetching {
  forAnalysis(analysis: AnalysisLimits): PageFetcher;
  /** Ends every connection; what is being fetched fails. */
  close(): Promise<void>;
}

/** What tests make smaller or replace. */
export interface FetchingOptions {
  limits?: Partial<Limits>;
  /** Opens a socket to a literal address that the guard let through. */
  dial?: buildConnector.connector;
}

/** Longest header block of an answer; some sites' content security policies pass Node's 16 KiB. */
const MOST_HEADER_BYTES = 64 * 1024;

/** Makes the fetching of a process. */
export function createFetching(world: World, options: FetchingOptions = {}): Fetching {
  const limits = { ...LIMITS, ...options.limits };
  const dial = options.dial ?? buildConnector({ timeout: limits.connectMilliseconds });
  const certificates = createCertificateNames();
  const connections = createConnectionCount();
  const agent = new Agent({
    connect: createGuardedConnect(world, limits.connectMilliseconds, dial, (hostname, socket) => {
      connections.add(hostname);
      certificates.note(hostname, socket);
    }),
    connections: limits.connectionsPerHost,
    headersTimeout: limits.headerMilliseconds,
    // Between two pieces of a body; the page's own limit, which a slow drip can't stretch, is shorter.
    bodyTimeout: 0,
    maxHeaderSize: MOST_HEADER_BYTES,
    // Shorter than servers keep theirs, so that none closes just as it is used again.
    keepAliveTimeout: 2000,
    keepAliveMaxTimeout: 2000,
  });
  const slots = createHostSlots(limits.connectionsPerHost);
  const pages = createPages({ world, agent, slots, limits, certificates, connections });
  return {
    forAnalysis: (analysis) => createFetcher(world, pages, analysis),
    close: () => agent.destroy(),
  };
}
