import "server-only";
import { apiAs } from "@/trpc/server";

/** Whether nobody owns this Marque yet; `undefined` when the API does not answer. */
export async function needsSetUp(): Promise<boolean | undefined> {
  try {
    return (await apiAs("web").member.setUpState.query()).needsSetUp;
  } catch {
    // The pages at the door say that the API is away; the reason is in its own log.
    return undefined;
  }
}
