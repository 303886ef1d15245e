import { decode } from "next-auth/jwt";
import { env } from "@/env";

/** The longest that browsers keep a cookie (RFC 6265bis). When a session is over is for its row at the API to say. */
export const LONGEST_SESSION_SECONDS = 400 * 24 * 60 * 60;

/** Whether people find the app over https. */
export const isSecure = (): boolean => env().webUrl.startsWith("https:");

/**
 * Sent over https only when people find the app over https. Browsers take a `__Host-` name from this very host alone, over
 * https, for all of its paths: no neighbour under the same domain can set one.
 */
export function sessionCookie() {
  const secure = isSecure();
  return {
    name: `${secure ? "__Host-" : ""}marque.session`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}

/** What `request.cookies` and `cookies()` of Next have in common. */
interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** A person, and which of their sessions it is. */
export interface SignedIn {
  userId: string;
  sessionId: string;
}

/**
 * Whom the session cookie names; `undefined` without a cookie, or with one that is forged or from before sessions had ids.
 * Whether the session goes on, only the API knows.
 */
export async function signedIn(cookies: Cookies): Promise<SignedIn | undefined> {
  const token = cookies.get(sessionCookie().name)?.value;
  if (token === undefined || token === "") return undefined;
  // next-auth throws on everything that it did not encrypt itself; for the caller that is the same as no cookie.
  return namedIn(await decode({ token, secret: env().authSecret }).catch(() => null));
}

/** Whom a cookie's claims name. */
export function namedIn(claims: Readonly<Record<string, unknown>> | null): SignedIn | undefined {
  const { sub, sid } = claims ?? {};
  return typeof sub === "string" && typeof sid === "string" ? { userId: sub, sessionId: sid } : undefined;
}
