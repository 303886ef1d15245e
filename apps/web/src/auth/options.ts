import { credentials } from "@marque/schema";
import type { Account, NextAuthOptions, Profile, User } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { env } from "@/env";
import { isUntrusted, problemOf } from "@/trpc/problem";
import { apiAs } from "@/trpc/server";
import type { Browser } from "./browser";
import { safeCallbackUrl } from "./callback-url";
import { isSecure, LONGEST_SESSION_SECONDS, namedIn, sessionCookie } from "./cookie";
import { providerOptions, signInWithProvider } from "./provider";

declare module "next-auth" {
  interface User {
    /** Of the API's row. */
    sessionId?: string;
  }
}

/** Why somebody was not signed in, as the form knows it (`sign-in-form.tsx`). */
function reasonOf(error: unknown): string {
  const problem = problemOf(error);
  if (isUntrusted(problem)) return "untrusted";
  if (problem.status === 429) return "limited";
  if (problem.reason === "nowhere") return "nowhere";
  return problem.status === 403 ? "refused" : "unavailable";
}

/** Asks the API who this is. `null` reads as "wrong e-mail or password" in the form; a thrown message is another reason. */
async function authorize(written: unknown, browser: Browser): Promise<User | null> {
  const parsed = credentials.safeParse(written);
  if (!parsed.success) return null;
  try {
    const asked = { ...parsed.data, agent: browser.agent };
    const { userId, sessionId, name, email } = await apiAs("web", browser).member.signIn.mutate(asked);
    return { id: userId, sessionId, name, email };
  } catch (error) {
    const problem = problemOf(error);
    if (problem.status === 401 && !isUntrusted(problem)) return null;
    throw new Error(reasonOf(error), { cause: error });
  }
}

/**
 * The session is a row at the API; the cookie is encrypted and names it and the person, nothing more. What they may do, and
 * whether the session goes on, is asked of the API at each call.
 * @param browser that asks.
 */
export const authOptions = (browser: Browser): NextAuthOptions => ({
  secret: env().authSecret,
  session: { strategy: "jwt", maxAge: LONGEST_SESSION_SECONDS },
  useSecureCookies: isSecure(),
  cookies: {
    sessionToken: sessionCookie(),
    callbackUrl: hostCookie("callback-url"),
    pkceCodeVerifier: hostCookie("pkce", SIGN_IN_SECONDS),
    state: hostCookie("state", SIGN_IN_SECONDS),
    nonce: hostCookie("nonce", SIGN_IN_SECONDS),
  },
  pages: { signIn: "/signin", signOut: "/signin", error: "/signin" },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: "email" }, password: { type: "password" } },
      authorize: (written) => authorize({ email: written?.email, password: written?.password }, browser),
    }),
    ...providerOptions(),
  ],
  callbacks: {
    // Wherever somebody asked to be taken: next-auth's own throws at what is no URL.
    redirect: ({ url, baseUrl }) =>
      `${baseUrl}${safeCallbackUrl(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : url)}`,
    signIn: ({ user, account, profile }) => allow({ user, account, profile }, browser),
    jwt: ({ token, user }) => (user?.sessionId === undefined ? token : { sub: user.id, sid: user.sessionId }),
  },
  events: {
    async signOut({ token }) {
      const person = namedIn(token);
      if (person !== undefined) await apiAs(person).session.end.mutate({ id: person.sessionId });
    },
  },
});

/** `true`, with the session's id left on the user for the cookie, or the page that says why not. */
async function allow(
  { user, account, profile }: { user: User; account: Account | null; profile: Profile | undefined },
  browser: Browser,
): Promise<true | string> {
  if (account?.type !== "oauth") return true;
  try {
    const signedIn = await signInWithProvider(profile, browser);
    if (signedIn === undefined) return "/signin?error=unverified";
    Object.assign(user, { id: signedIn.userId, sessionId: signedIn.sessionId });
    return true;
  } catch (error) {
    return `/signin?error=${reasonOf(error)}`;
  }
}

/** How long somebody may take at a provider. */
const SIGN_IN_SECONDS = 15 * 60;

/** One of next-auth's own cookies, held to this host as the session's is. @param maxAge seconds; without, until the browser is closed. */
function hostCookie(name: string, maxAge?: number) {
  const { name: session, options } = sessionCookie();
  const named = session.replace(/session$/, name);
  return { name: named, options: maxAge === undefined ? options : { ...options, maxAge } };
}
