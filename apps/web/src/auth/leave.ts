import { signOut } from "./client";

/** Ends the session and leaves nothing of it in memory: the sign-in page is loaded anew. */
export async function leave(): Promise<void> {
  await signOut();
  window.location.assign("/signin");
}
