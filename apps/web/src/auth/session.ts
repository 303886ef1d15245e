import "server-only";
import type { Account, Session } from "@marque/schema";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { isUntrusted, problemOf } from "@/trpc/problem";
import { apiAs } from "@/trpc/server";
import { signedIn } from "./cookie";

/**
 * Who is here, as far as the cookie and the API tell. `nowhere`: somebody who is in no workspace; `unknown`: the API does
 * not answer; `untrusted`: it does not believe this server.
 */
export type SessionState =
  | { state: "in"; session: Session }
  | { state: "nowhere"; account: Account }
  | { state: "out" }
  | { state: "unknown" | "untrusted"; cause: unknown };

/** Asked once for each request, however many components ask. */
export const readSession = cache(async (): Promise<SessionState> => {
  const person = await signedIn(await cookies());
  if (person === undefined) return { state: "out" };
  const { member } = apiAs(person);
  try {
    return { state: "in", session: await member.me.query() };
  } catch (error) {
    if (problemOf(error).reason !== "nowhere") return withoutSession(error);
  }
  try {
    return { state: "nowhere", account: await member.account.query() };
  } catch (error) {
    return withoutSession(error);
  }
});

function withoutSession(error: unknown): SessionState {
  const problem = problemOf(error);
  if (isUntrusted(problem)) return { state: "untrusted", cause: error };
  // The cookie still holds, but its session has ended, or the person was taken off the workspace.
  if (problem.status === 401 || problem.status === 403) return { state: "out" };
  return { state: "unknown", cause: error };
}

/** Where who is in no workspace is told so. */
export const NO_WORKSPACE = "/no-workspace";

/** The session, for a page that needs one: sends everybody else to sign in, or to where it is said that they are in none. Throws when the API does not answer. */
export async function requireSession(): Promise<Session> {
  const found = await readSession();
  if (found.state === "out") redirect("/signin");
  if (found.state === "nowhere") redirect(NO_WORKSPACE);
  if (found.state !== "in") throw new Error("The API did not say who is signed in", { cause: found.cause });
  return found.session;
}
