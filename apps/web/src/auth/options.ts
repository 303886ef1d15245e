import { credentials } from "@marque/schema";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { env } from "@/env";
import { problemOf } from "@/trpc/problem";
import { apiAs } from "@/trpc/server";
import { sessionCookie, THIRTY_DAYS_IN_SECONDS } from "./cookie";

/**
 * Asks the API who this is. `null` reads as "wrong e-mail or password" in the form; a thrown message is one of the other
 * reasons that the form knows (`sign-in-form.tsx`).
 */
async function authorize(written: unknown): Promise<{ id: string; name: string; email: string } | null> {
  const parsed = credentials.safeParse(written);
  if (!parsed.success) return null;
  try {
    const { userId, name, email } = await apiAs("web").member.signIn.mutate(parsed.data);
    return { id: userId, name, email };
  } catch (error) {
    const { status } = problemOf(error);
    if (status === 401) return null;
    throw new Error(status === 429 ? "limited" : "unavailable", { cause: error });
  }
}

/**
 * The session is an encrypted cookie that names the person, nothing more: what the person may do is asked of the API at
 * each call, so a member who was taken off the workspace is out at once.
 */
export const authOptions = (): NextAuthOptions => ({
  secret: env().authSecret,
  session: { strategy: "jwt", maxAge: THIRTY_DAYS_IN_SECONDS },
  useSecureCookies: sessionCookie().options.secure,
  cookies: { sessionToken: sessionCookie() },
  pages: { signIn: "/signin", signOut: "/signin", error: "/signin" },
  providers: [
    CredentialsProvider({
      credentials: { email: { type: "email" }, password: { type: "password" } },
      authorize: (written) => authorize({ email: written?.email, password: written?.password }),
    }),
  ],
});
