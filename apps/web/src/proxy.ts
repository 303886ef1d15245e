import { type NextRequest, NextResponse } from "next/server";
import { isSecure, signedIn } from "@/auth/cookie";
import { PATH_HEADER } from "@/auth/path-header";
import { contentSecurityPolicy } from "./content-security-policy";

/** Pages that nobody has to be signed in for. */
const OPEN = new Set(["/signin", "/setup", "/join", "/reset"]);
/** Of HTTPS alone from then on, for a year (RFC 6797): browsers don't so much as ask over http. */
const STRICT_TRANSPORT = "max-age=31536000";

/**
 * Runs before every page: sends those who are not signed in to sign in, with the way back, and gives each answer its
 * content security policy. The API decides about every call by itself; this only spares people an empty page.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl;
  if (!OPEN.has(pathname) && (await signedIn(request.cookies)) === undefined) {
    const signIn = new URL("/signin", request.nextUrl);
    if (pathname !== "/") signIn.searchParams.set("callbackUrl", `${pathname}${search}`);
    // Asked for by a page of ours, not by an address: somebody was at work, and their session ended meanwhile. (Next hides
    // its own headers from here.)
    if (request.headers.get("sec-fetch-dest") === "empty") signIn.searchParams.set("ended", "yes");
    return NextResponse.redirect(signIn);
  }
  const policy = contentSecurityPolicy(crypto.randomUUID());
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts.
  headers.set("content-security-policy", policy);
  headers.set(PATH_HEADER, `${pathname}${search}`);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  if (isSecure()) response.headers.set("strict-transport-security", STRICT_TRANSPORT);
  return response;
}

// `/api` checks for itself (and its bodies must not be buffered here); the rest are files that everybody may see.
export const config = { matcher: ["/((?!api/|api$|_next/static|_next/image|icon\\.svg|favicon\\.ico).*)"] };
