"use client";

import type { AppRouter } from "@marque/api/router";
import { createTRPCContext } from "@trpc/tanstack-react-query";

/**
 * `const trpc = useTRPC(); useQuery(trpc.brand.list.queryOptions({}))`; `useTRPCClient()` is for calls outside React Query,
 * such as the subscription of an analysis.
 */
export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();
