"use client";

import type { AppRouter } from "@marque/api/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/client";
import { type ReactNode, useState } from "react";
import { TRPCProvider } from "./client";
import { createQueryClient } from "./query-client";

/** Relative: calls go to this app's own origin, which passes them on with the person's token. */
const URL = "/api/trpc";
/** Some proxies in between refuse longer addresses than about 2,000 characters; a longer batch is split. */
const LONGEST_URL = 2_000;

const createClient = () =>
  createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: httpSubscriptionLink({ url: URL }),
        false: httpBatchLink({ url: URL, maxURLLength: LONGEST_URL }),
      }),
    ],
  });

/** Gives the pages below it `useTRPC()` and React Query. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [trpcClient] = useState(createClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}
