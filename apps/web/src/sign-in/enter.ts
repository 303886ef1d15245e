import { HOME } from "@/auth/callback-url";
import { signInWithPassword } from "./sign-in";

/** Signs in who has just set their password, and opens the app; where that fails, they do it by hand. Never resolves. */
export async function enter(email: string, password: string): Promise<never> {
  const outcome = await signInWithPassword(email, password);
  // A whole load: nothing that was drawn for nobody stays in the router's memory.
  window.location.assign(outcome === "in" ? HOME : "/signin");
  return new Promise<never>(() => undefined);
}
