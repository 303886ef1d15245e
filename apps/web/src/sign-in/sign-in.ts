import { HOME } from "@/auth/callback-url";
import { signInByPassword, signInByProvider } from "@/auth/client";
import { PROVIDER_ID } from "@/auth/provider-id";

/** Why nobody was signed in. */
export const SIGN_IN_FAILURES = [
  "wrong",
  "limited",
  "nowhere",
  "refused",
  "untrusted",
  "unavailable",
  "unverified",
  "provider",
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];
export type SignInOutcome = "in" | SignInFailure;

export const isFailure = (value: unknown): value is SignInFailure => SIGN_IN_FAILURES.some((each) => each === value);

/** Signs in by e-mail and password and sets the session's cookie. Never throws. */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  try {
    const failure = await signInByPassword(email, password);
    if (failure === undefined) return "in";
    if (failure === "CredentialsSignin") return "wrong";
    return isFailure(failure) ? failure : "unavailable";
  } catch {
    // Its routes don't answer.
    return "unavailable";
  }
}

/** Goes to the provider, which sends the browser back signed in, or to the sign-in page with a reason why not. */
export const goToProvider = (callbackUrl: string = HOME) => signInByProvider(PROVIDER_ID, callbackUrl);
