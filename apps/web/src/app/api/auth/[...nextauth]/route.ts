import NextAuth from "next-auth";
import { authOptions } from "@/auth/options";

// Made for each call: the environment is read at run time, not while Next builds.
const handler = (request: Request, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> =>
  NextAuth(authOptions())(request, context);

export { handler as GET, handler as POST };
