import "server-only";
import type { Session } from "@marque/schema";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { isUntrusted, problemOf } from "@/trpc/problem";
import { apiAs } from "@/trpc/server";
import { signedIn } from "./cookie";

/**
 * Who is here, as far as the cookie and the API tell. `unknown`: the API does not answer; `untrusted`: it does not believe
 * this server.
 */
export type SessionState =
  | { state: "in"; session: Session }
  | { state: "out" }
  | { state: "unknown" | "untrusted"; cause: unknown };

/** Asked once for each request, however many components ask. */
export const readSession = cache(async (): Promise<SessionState> => {
  const person = await signedIn(await cookies());
  if (person === undefined) return { state: "out" };
  try {
    return { state: "in", session: await apiAs(person).member.me.query() };
  } catch (error) {
    const problem = problemOf(error);
    if (isUntrusted(problem)) return { state: "untrusted", cause: error };
    // The cookie still holds, but its session has ended, or the person was taken off the workspace.
    if (problem.status === 401 || problem.status === 403) return { state: "out" };
    return { state: "unknown", cause: error };
  }
});

/** The session, for a page that needs one: sends everybody else to sign in. Throws when the API does not answer. */
export async function requireSession(): Promise<Session> {
  const found = await readSession();
  if (found.state === "out") redirect("/signin");
  if (found.state !== "in") throw new Error("The API did not say who is signed in", { cause: found.cause });
  return found.session;
}
