import "server-only";
import type { AppRouter } from "@marque/api/router";
import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client";
import type { Browser } from "@/auth/browser";
import { internalToken, type Speaker } from "@/auth/internal-token";
import { env } from "@/env";

/** A page that waits longer than this for the API says so instead. */
const PATIENCE_MILLISECONDS = 10_000;

/** The API as this server calls it, in the name of `speaker`. @param browser for whom, where the API limits by address. */
export const apiAs = (speaker: Speaker, browser?: Browser): TRPCClient<AppRouter> =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${env().apiUrl}/trpc`,
        headers: async () => ({
          authorization: `Bearer ${await internalToken(speaker)}`,
          ...(browser?.forwardedFor === undefined ? {} : { "x-forwarded-for": browser.forwardedFor }),
        }),
        fetch: (url, options) =>
          fetch(url, { ...options, cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) }),
      }),
    ],
  });
