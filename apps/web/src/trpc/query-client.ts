import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isUntrusted, problemOf } from "./problem";

/** A session that ended in another tab, or a person taken off the workspace: back to signing in, and then here again. */
function leaveWhenSignedOut(error: unknown): void {
  const problem = problemOf(error);
  // Who isn't believed there is as signed in as before: the sign-in page would send them round in circles.
  if (problem.status !== 401 || isUntrusted(problem)) return;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`/signin?callbackUrl=${encodeURIComponent(here)}`);
}

/** An answer counts as fresh for this long: moving between pages asks again, clicking about does not. */
const FRESH_MILLISECONDS = 10_000;
const RETRIES = 2;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        // The API's refusals (4xx) don't change by asking again.
        retry: (failures, error) => {
          const { status } = problemOf(error);
          return failures < RETRIES && (status === 0 || status >= 500);
        },
      },
      mutations: { onError: leaveWhenSignedOut },
    },
  });
