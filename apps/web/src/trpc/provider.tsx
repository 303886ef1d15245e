"use client";

import type { AppRouter } from "@marque/api/router";
import { QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient } from "@trpc/client";
import { httpBatchLink } from "@trpc/client/links/httpBatchLink";
import { splitLink } from "@trpc/client/links/splitLink";
import { createContext, type ReactNode, useContext, useState } from "react";
import { TRPCProvider } from "./client";
import { eventSourceLink } from "./event-source-link";
import { createQueryClient } from "./query-client";
import { createSignInGate, type SignInGate } from "./sign-in-gate";
import { signInLink } from "./sign-in-link";

/** Relative: calls go to this app's own origin, which passes them on with the person's token. */
const URL = "/api/trpc";
/** Some proxies in between refuse longer addresses than about 2,000 characters; a longer batch is split. */
const LONGEST_URL = 2_000;

const createClient = (gate: SignInGate) =>
  createTRPCClient<AppRouter>({
    links: [
      signInLink(gate),
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: eventSourceLink(URL),
        false: httpBatchLink({ url: URL, maxURLLength: LONGEST_URL }),
      }),
    ],
  });

const SignInGateContext = createContext<SignInGate | undefined>(undefined);

/** The gate at which the calls of the pages below wait for a session. */
export function useSignInGate(): SignInGate {
  const gate = useContext(SignInGateContext);
  if (gate === undefined) throw new Error("useSignInGate needs an ApiProvider above it");
  return gate;
}

/** Gives the pages below it `useTRPC()` and React Query. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [gate] = useState(createSignInGate);
  const [trpcClient] = useState(() => createClient(gate));
  return (
    <SignInGateContext value={gate}>
      <QueryClientProvider client={queryClient}>
        <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
          {children}
        </TRPCProvider>
      </QueryClientProvider>
    </SignInGateContext>
  );
}
