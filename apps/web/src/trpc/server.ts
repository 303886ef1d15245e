import "server-only";
import type { AppRouter } from "@marque/api/router";
import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client";
import { internalToken, type Speaker } from "@/auth/internal-token";
import { env } from "@/env";

/** A page that waits longer than this for the API says so instead. */
const PATIENCE_MILLISECONDS = 10_000;

/** The API as this server calls it, in the name of `speaker`. */
export const apiAs = (speaker: Speaker): TRPCClient<AppRouter> =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${env().apiUrl}/trpc`,
        headers: async () => ({ authorization: `Bearer ${await internalToken(speaker)}` }),
        fetch: (url, options) =>
          fetch(url, { ...options, cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }),
      }),
    ],
  });
