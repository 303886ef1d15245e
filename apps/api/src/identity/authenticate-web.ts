import type { Queryable } from "@marque/db";
import { jwtVerify } from "jose";
import { z } from "zod";
import type { UserActor, WebServer } from "./actor";
import { bearerCredentials } from "./authenticate-token";

/** Who speaks through the web app's server: the server itself (set-up, sign-in), or a person signed in. */
export type WebCaller = WebServer | UserActor;

const subject = z.union([z.literal("web"), z.uuid()]);

/**
 * The caller behind the short-lived token (HS256, RFC 7519) that the web app's server signs. `undefined` when there is
 * none that holds, or when the person belongs to no workspace any more. The role is read on each call.
 */
export async function authenticateWeb(
  database: Queryable,
  secret: Uint8Array,
  header: string | undefined,
): Promise<WebCaller | undefined> {
  const credentials = bearerCredentials(header);
  if (credentials === undefined) return undefined;
  const claims = await jwtVerify(credentials, secret, {
    algorithms: ["HS256"],
    issuer: "marque-web",
    audience: "marque-api",
    requiredClaims: ["exp", "sub"],
  }).catch(() => undefined); // jose throws for every token that does not hold: all of them mean "nobody"
  const parsed = subject.safeParse(claims?.payload.sub);
  if (!parsed.success) return undefined;
  if (parsed.data === "web") return { kind: "web" };
  const member = await database.member.findFirst({
    where: { userId: parsed.data },
    orderBy: { createdAt: "asc" },
    select: { userId: true, workspaceId: true, role: true },
  });
  return member === null ? undefined : { kind: "user", ...member };
}
