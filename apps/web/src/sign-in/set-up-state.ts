import "server-only";
import { isUntrusted, problemOf } from "@/trpc/problem";
import { apiAs } from "@/trpc/server";

/** Whether nobody owns this Marque yet; `unknown` when the API does not answer, `untrusted` when it does not believe us. */
export type SetUpState = "needed" | "done" | "unknown" | "untrusted";

export async function setUpState(): Promise<SetUpState> {
  try {
    return (await apiAs("web").member.setUpState.query()).needsSetUp ? "needed" : "done";
  } catch (error) {
    // The pages for signing in say so; the reason is in the API's log.
    return isUntrusted(problemOf(error)) ? "untrusted" : "unknown";
  }
}
