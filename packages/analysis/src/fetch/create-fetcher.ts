import type { Accept, PageFetcher, PageOutcome } from "../page";
import type { World } from "../world";
import { describeFailure } from "./describe-failure";
import { TimeLimitReached } from "./errors";
import type { Journey } from "./follow";
import type { Pages } from "./pages";
import { withTimeLimit } from "./time-limit";

/** What ends an analysis. */
export interface AnalysisLimits {
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** On the world's clock, milliseconds. */
  deadlineAt: number;
}

/** Makes the fetcher of one analysis: it waits for pages until the caller leaves or the analysis' time is over. */
export function createFetcher(world: World, pages: Pages, { signal, deadlineAt }: AnalysisLimits): PageFetcher {
  const late = () => new TimeLimitReached("analysis", world.deadlineMilliseconds);

  async function wait(requestedUrl: string, accept: Accept): Promise<PageOutcome> {
    let journey: Journey = { url: requestedUrl, redirects: [] };
    const work = (limit: AbortSignal): Promise<PageOutcome> => {
      const visit = pages.visit(requestedUrl, accept, { signal: limit, deadlineAt });
      journey = visit.progress;
      return visit.result;
    };
    try {
      return await withTimeLimit(signal, deadlineAt - world.now(), late, work);
    } catch (error) {
      signal.throwIfAborted();
      const { url, redirects } = journey;
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
