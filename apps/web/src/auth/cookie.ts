import { decode } from "next-auth/jwt";
import { env } from "@/env";

export const THIRTY_DAYS_IN_SECONDS = 30 * 24 * 60 * 60;

/** Sent over https only when people find the app over https; browsers hold `__Secure-` names to that. */
export function sessionCookie() {
  const secure = env().webUrl.startsWith("https:");
  return {
    name: `${secure ? "__Secure-" : ""}marque.session`,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure },
  } as const;
}

/** What `request.cookies` and `cookies()` of Next have in common. */
interface Cookies {
  get(name: string): { value: string } | undefined;
}

/** The person whom the session cookie names; `undefined` without a cookie, or with one that is forged or has expired. */
export async function signedIn(cookies: Cookies): Promise<{ userId: string } | undefined> {
  const token = cookies.get(sessionCookie().name)?.value;
  if (token === undefined || token === "") return undefined;
  // next-auth throws on everything that it did not encrypt itself; for the caller that is the same as no cookie.
  const claims = await decode({ token, secret: env().authSecret }).catch(() => null);
  return typeof claims?.sub === "string" ? { userId: claims.sub } : undefined;
}
