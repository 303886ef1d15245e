import { signIn } from "next-auth/react";

export type SignInOutcome = "in" | "wrong" | "limited" | "unavailable";

/** Signs in by e-mail and password and sets the session's cookie. Never throws. */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  try {
    const answer = await signIn("credentials", { email, password, redirect: false });
    if (answer?.ok === true) return "in";
    if (answer?.error === "CredentialsSignin") return "wrong";
    return answer?.error === "limited" ? "limited" : "unavailable";
  } catch {
    // next-auth throws when its own routes don't answer
    return "unavailable";
  }
}
