import type { Role } from "@marque/schema";
import { errors, jwtVerify } from "jose";
import { z } from "zod";
import type { Services } from "../action/action";
import { CallerError } from "../caller-error";
import type { AccountHolder, Person, WebServer } from "./actor";
import { bearerCredentials } from "./authenticate-token";
import { staleSince } from "./session-lifetime";

/** Who speaks through the web app's server: the server itself (set-up, sign-in), or a person signed in. */
export type WebCaller = WebServer | Person | AccountHolder;

const claims = z.union([z.object({ sub: z.literal("web") }), z.object({ sub: z.uuid(), sid: z.uuid() })]);

/** The web app's server speaks, and its word does not hold. */
export class UntrustedError extends CallerError {
  /** @param because what differs between the two servers, as far as can be told. */
  constructor(
    readonly because: "secret" | "clock",
    options: ErrorOptions,
  ) {
    super(
      "untrusted",
      "The web app and the API don't trust each other: their secrets or their clocks differ.",
      options,
    );
  }
}

/**
 * The caller behind the short-lived token (HS256, RFC 7519) that the web app's server signs. `undefined` when there is
 * none, or when the session has ended, as it does with the membership that it hangs on. Session and role are read on each
 * call; when the session was last seen is kept to the minute, in the same statement.
 * @throws {UntrustedError} there is one, which was signed with another secret or is out of its time.
 */
export async function authenticateWeb(
  { database, now }: Pick<Services, "database" | "now">,
  secret: Uint8Array,
  header: string | undefined,
): Promise<WebCaller | undefined> {
  const payload = await verifiedPayload(bearerCredentials(header), secret);
  const parsed = claims.safeParse(payload);
  if (!parsed.success) return undefined;
  if (!("sid" in parsed.data)) return { kind: "web" };
  const { sub: userId, sid: sessionId } = parsed.data;
  const at = now();
  const [row] = await database.$queryRaw<{ workspaceId: string | null; role: Role | null }[]>`
    WITH seen AS (
      UPDATE "Session" SET "lastSeenAt" = ${at}::timestamptz
      WHERE id = ${sessionId}::uuid AND "userId" = ${userId}::uuid AND "endedAt" IS NULL
        AND "lastSeenAt" > ${staleSince(at)}::timestamptz AND "lastSeenAt" < ${at}::timestamptz - interval '1 minute'
    )
    SELECT s."workspaceId", m.role::text AS role
    FROM "Session" s LEFT JOIN "Member" m ON m."workspaceId" = s."workspaceId" AND m."userId" = s."userId"
    WHERE s.id = ${sessionId}::uuid AND s."userId" = ${userId}::uuid AND s."endedAt" IS NULL
      AND s."lastSeenAt" > ${staleSince(at)}::timestamptz`;
  if (row === undefined) return undefined;
  const { workspaceId, role } = row;
  if (workspaceId === null || role === null) return { kind: "account", userId, sessionId };
  return { kind: "user", userId, sessionId, workspaceId, role };
}

async function verifiedPayload(credentials: string | undefined, secret: Uint8Array): Promise<unknown> {
  if (credentials === undefined) return undefined;
  try {
    const verified = await jwtVerify(credentials, secret, {
      algorithms: ["HS256"],
      issuer: "marque-web",
      audience: "marque-api",
      requiredClaims: ["exp", "sub"],
    });
    return verified.payload;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw new UntrustedError("clock", { cause });
    if (cause instanceof errors.JWSSignatureVerificationFailed) throw new UntrustedError("secret", { cause });
    // Whatever else was sent is no word of the web app's server: it is nobody's.
    return undefined;
  }
}
