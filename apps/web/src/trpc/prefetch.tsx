import "server-only";
import type { AppRouter } from "@marque/api/router";
import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import type { TRPCClient } from "@trpc/client";
import { createTRPCOptionsProxy, type TRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { signedIn } from "@/auth/cookie";
import { createQueryClient } from "./query-client";
import { apiAs } from "./server";

export interface Asking {
  trpc: TRPCOptionsProxy<AppRouter>;
  client: TRPCClient<AppRouter>;
  cache: QueryClient;
}

interface PrefetchedProps {
  /**
   * Puts what the page will ask into the cache: `({ trpc, cache }) => [cache.prefetchQuery(trpc.brand.list.queryOptions({}))]`.
   * `client` is for queries whose pages the app asks for itself.
   */
  queries: (api: Asking) => readonly Promise<unknown>[];
  children: ReactNode;
}

/**
 * Asks on the server what the client components below will ask, so that they are drawn with it in the first answer and
 * ask nothing again. A query that fails here is asked by the browser, which tells of the failure.
 */
export async function Prefetched({ queries, children }: PrefetchedProps) {
  const person = await signedIn(await cookies());
  if (person === undefined) return children;
  const cache = createQueryClient();
  const client = apiAs(person);
  const trpc = createTRPCOptionsProxy<AppRouter>({ client, queryClient: cache });
  await Promise.all(queries({ trpc, client, cache }));
  return <HydrationBoundary state={dehydrate(cache)}>{children}</HydrationBoundary>;
}
