import type { NextRequest } from "next/server";
import { signedIn } from "@/auth/cookie";
import { internalToken } from "@/auth/internal-token";
import { forwardCall } from "@/bridge/forward-call";
import { sameOrigin } from "@/bridge/same-origin";

const PREFIX = "/api";

/** An error as tRPC's clients read it, for what this server refuses by itself. */
const refusal = (httpStatus: number, code: string, error: string, message: string): Response =>
  Response.json(
    { error: { code: -32603, message, data: { code, httpStatus, error, faults: [] } } },
    { status: httpStatus, headers: { "cache-control": "no-store" } },
  );

/**
 * The browser's way to the API: what it calls, batches and subscriptions alike, goes on with a token of the person signed
 * in, who never sees it.
 */
async function handler(request: NextRequest): Promise<Response> {
  if (!sameOrigin(request)) return refusal(403, "FORBIDDEN", "Forbidden", "This call came from another site.");
  const person = await signedIn(request.cookies);
  if (person === undefined) return refusal(401, "UNAUTHORIZED", "Unauthorized", "You are signed out. Sign in again.");
  const { pathname, search } = new URL(request.url);
  try {
    return await forwardCall(request, pathname.slice(PREFIX.length) + search, await internalToken(person));
  } catch {
    // The cause is the API's being away or the caller's; both are in the API's own log, and nobody here can mend them.
    const message = "Marque's API did not answer. Nothing was changed. Try again in a moment.";
    return refusal(503, "SERVICE_UNAVAILABLE", "Service Unavailable", message);
  }
}

export { handler as GET, handler as POST };
