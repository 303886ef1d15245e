import { QueryClient } from "@tanstack/react-query";
import { problemOf } from "./problem";

/** An answer counts as fresh for this long: moving between pages asks again, clicking about does not. */
const FRESH_MILLISECONDS = 10_000;
const RETRIES = 2;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MILLISECONDS,
        // The API's refusals (4xx) don't change by asking again.
        retry: (failures, error) => {
          const { status } = problemOf(error);
          return failures < RETRIES && (status === 0 || status >= 500);
        },
      },
    },
  });
