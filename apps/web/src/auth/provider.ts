import type { Profile } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { z } from "zod";
import { env } from "@/env";
import { apiAs } from "@/trpc/server";
import type { Browser } from "./browser";
import { PROVIDER_ID } from "./provider-id";

/** What of an ID token counts (OpenID Connect Core 1.0 section 5.1). */
const claims = z.object({
  sub: z.string(),
  email: z.string(),
  // Some providers write it as a string.
  email_verified: z.union([z.boolean(), z.stringbool()]),
  name: z.string().optional(),
});

/**
 * The provider as next-auth takes it: authorization code with PKCE, state and nonce; the ID token's signature, issuer and
 * audience are checked. An empty list when the operator named none.
 */
export function providerOptions(): OAuthConfig<Profile>[] {
  const { provider } = env();
  if (provider === undefined) return [];
  const { issuer, clientId, clientSecret, name } = provider;
  return [
    {
      id: PROVIDER_ID,
      name,
      type: "oauth",
      wellKnown: `${issuer}/.well-known/openid-configuration`,
      clientId,
      clientSecret,
      idToken: true,
      checks: ["pkce", "state", "nonce"],
      authorization: { params: { scope: "openid email profile" } },
      profile: ({ sub = "" }) => ({ id: sub }),
    },
  ];
}

/**
 * Signs in whom the provider vouches for, at the API.
 * @returns `undefined` when the provider doesn't say that the address is verified: anybody could have typed it there.
 * @throws {TRPCClientError} the API refuses them, or is away.
 */
export async function signInWithProvider(profile: Profile | undefined, browser: Browser) {
  const parsed = claims.safeParse(profile);
  const { provider } = env();
  if (provider === undefined || !parsed.success || !parsed.data.email_verified) return undefined;
  const { sub: subject, email, name = "" } = parsed.data;
  const person = { issuer: provider.issuer, subject, email, name, agent: browser.agent };
  return apiAs("web", browser).member.signInWithProvider.mutate(person);
}
