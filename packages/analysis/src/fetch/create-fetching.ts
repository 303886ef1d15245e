import { Agent, buildConnector } from "undici";
import type { PageFetcher } from "../page";
import type { World } from "../world";
import { createGuardedConnect } from "./connect";
import { type AnalysisLimits, createFetcher } from "./create-fetcher";
import { createHostSlots } from "./host-slots";
import { LIMITS, type Limits } from "./limits";

/** The fetching of a process: its connections are shared, and nothing that an analysis learned. */
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
  const agent = new Agent({
    connect: createGuardedConnect(world, limits.connectMilliseconds, dial),
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
  return {
    forAnalysis: (analysis) => createFetcher({ world, agent, slots, limits }, analysis),
    close: () => agent.destroy(),
  };
}
