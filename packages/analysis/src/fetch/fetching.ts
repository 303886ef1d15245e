import { buildConnector } from "undici";
import type { World } from "../world";
import { describeFailure } from "./describe-failure";
import { TimeLimitReached } from "./errors";
import { createGuardedConnect } from "./guard/connect";
import { LIMITS, type Limits } from "./limits";
import type { RedirectChain } from "./manners/follow";
import { createHostSlots } from "./manners/host-slots";
import { createPages, type Pages } from "./manners/pages";
import type { Accept, PageFetcher, PageOutcome } from "./page";
import { createConnections } from "./wire/connections";
import { withTimeLimit } from "./wire/time-limit";

/** The fetching of a process: its analyses share connections, pages that are under way, and those of the last minutes. */
export interface Fetching {
  forAnalysis(analysis: AnalysisLimits): PageFetcher;
  /** Ends every connection; what is being fetched fails. */
  close(): Promise<void>;
}

/** What ends an analysis. */
export interface AnalysisLimits {
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** On the world's clock, milliseconds. */
  deadlineAt: number;
}

/** What tests make smaller or replace. */
export interface FetchingOptions {
  limits?: Partial<Limits>;
  /** Opens a socket to a literal address that the guard let through. */
  dial?: buildConnector.connector;
}

/** Makes the fetching of a process. */
export function createFetching(world: World, options: FetchingOptions = {}): Fetching {
  const limits = { ...LIMITS, ...options.limits };
  const dial = options.dial ?? buildConnector({ timeout: limits.connectMilliseconds });
  const connections = createConnections(createGuardedConnect(world, dial), limits);
  const slots = createHostSlots(limits.connectionsPerHost);
  const pages = createPages({ world, limits, connections, slots });
  return {
    forAnalysis: (analysis) => createFetcher(world, pages, analysis),
    close: () => connections.close(),
  };
}

/** Makes the fetcher of one analysis: it waits for pages until the caller leaves or the analysis' time is over. */
function createFetcher(world: World, pages: Pages, { signal, deadlineAt }: AnalysisLimits): PageFetcher {
  const late = () => new TimeLimitReached("analysis", world.deadlineMilliseconds);

  async function wait(requestedUrl: string, accept: Accept): Promise<PageOutcome> {
    let chain: RedirectChain = { url: requestedUrl, redirects: [] };
    const work = (limit: AbortSignal): Promise<PageOutcome> => {
      const page = pages.fetch(requestedUrl, accept, { signal: limit, deadlineAt });
      chain = page.progress;
      return page.result;
    };
    try {
      return await withTimeLimit(signal, deadlineAt - world.now(), late, work);
    } catch (error) {
      signal.throwIfAborted();
      const { url, redirects } = chain;
      const failure = describeFailure(error, url);
      return { ok: false, requestedUrl, url, redirects: [...redirects], milliseconds: 0, ...failure };
    }
  }

  return {
    async fetch(requestedUrl, { accept = "html" } = {}) {
      const begun = world.now();
      const outcome = await wait(requestedUrl, accept);
      return { ...outcome, requestedUrl, milliseconds: Math.round(world.now() - begun) };
    },
  };
}
