import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { browserOf } from "@/auth/browser";
import { withSafeCallbackUrl } from "@/auth/callback-url";
import { authOptions } from "@/auth/options";

// Made for each call: the environment is read at run time, not while Next builds.
function handler(request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  const url = withSafeCallbackUrl(request.nextUrl.href);
  const asked = url === request.nextUrl.href ? request : new NextRequest(url, request);
  return NextAuth(authOptions(browserOf(request.headers)))(asked, context);
}

export { handler as GET, handler as POST };
