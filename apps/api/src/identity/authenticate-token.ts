import { timingSafeEqual } from "node:crypto";
import type { Scope } from "@marque/schema";
import type { Services } from "../action/action";
import { CallerError } from "../caller-error";
import type { TokenActor } from "./actor";
import { hashSecret, isTokenSecret } from "./token-secret";

/** RFC 6750 section 2.1; the scheme is case-insensitive (RFC 9110 section 11.1). */
const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/** The credentials of an `Authorization: Bearer` header, `undefined` when it is missing or malformed. */
export const bearerCredentials = (header: string | undefined): string | undefined => BEARER.exec(header ?? "")?.[1];

interface TokenRow {
  id: string;
  workspaceId: string;
  hash: Uint8Array;
  scopes: Scope[];
  ended: boolean;
}

/**
 * The program behind an `Authorization` header. Asked of the database on every call, so that a token revoked on one
 * replica fails on the next call on all of them. When it was last used is kept to the minute, in the same statement.
 * @throws {CallerError} `unauthorized`, when it is missing, malformed, unknown, expired or revoked, always in the same words;
 *   `tooManyRequests` when the address sent too many that look real.
 */
export async function authenticateToken(
  { database, limits, now }: Pick<Services, "database" | "limits" | "now">,
  header: string | undefined,
  address: string,
): Promise<TokenActor> {
  const secret = bearerCredentials(header);
  if (secret === undefined || !isTokenSecret(secret)) throw refused();
  const hash = hashSecret(secret);
  const at = now();
  const [row] = await database.$queryRaw<TokenRow[]>`
    WITH used AS (
      UPDATE "ApiToken" SET "lastUsedAt" = ${at}::timestamptz
      WHERE hash = ${hash} AND "revokedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > ${at}::timestamptz)
        AND ("lastUsedAt" IS NULL OR "lastUsedAt" < ${at}::timestamptz - interval '1 minute')
    )
    SELECT id, "workspaceId", hash, scopes,
      ("revokedAt" IS NOT NULL OR ("expiresAt" IS NOT NULL AND "expiresAt" <= ${at}::timestamptz)) AS ended
    FROM "ApiToken" WHERE hash = ${hash}`;
  if (row === undefined || !timingSafeEqual(row.hash, hash) || row.ended) {
    // Who sends such as look real, and are not, is guessing.
    await limits.take("bad-tokens", `address:${address}`);
    throw refused();
  }
  return { kind: "token", tokenId: row.id, workspaceId: row.workspaceId, scopes: row.scopes };
}

const refused = () => new CallerError("unauthorized", "A valid access token is required.");
