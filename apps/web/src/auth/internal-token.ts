import { SignJWT } from "jose";
import { env } from "@/env";
import type { SignedIn } from "./cookie";

/** Whose word the token carries: a person's, or this server's own for set-up and sign-in, when nobody is known yet. */
export type Speaker = SignedIn | "web";

/**
 * Who asks, as the API believes it: a JWT (HS256) that lives 60 seconds, made for each call and never shown to the browser.
 */
export const internalToken = (speaker: Speaker): Promise<string> =>
  new SignJWT(speaker === "web" ? { sub: "web" } : { sub: speaker.userId, sid: speaker.sessionId })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer("marque-web")
    .setAudience("marque-api")
    .setIssuedAt()
    .setExpirationTime("60s")
    .sign(new TextEncoder().encode(env().internalAuthSecret));
