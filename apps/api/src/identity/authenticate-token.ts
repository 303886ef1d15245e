import { timingSafeEqual } from "node:crypto";
import type { Services } from "../action/action";
import { batched } from "../batched";
import { CallerError } from "../caller-error";
import type { TokenActor } from "./actor";
import { findTokens, noteUse } from "./find-tokens";
import { hashSecret, isTokenSecret } from "./token-secret";

const MINUTE = 60_000;

/** RFC 6750 section 2.1; the scheme is case-insensitive (RFC 9110 section 11.1). */
const BEARER = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/** The credentials of an `Authorization: Bearer` header, `undefined` when it is missing or malformed. */
export const bearerCredentials = (header: string | undefined): string | undefined => BEARER.exec(header ?? "")?.[1];

/** Finds the program behind an `Authorization` header. */
export type TokenAuthentication = (header: string | undefined, address: string) => Promise<TokenActor>;

/**
 * The program behind an `Authorization` header. Asked of the database on every call, so that a token revoked on one
 * replica fails on the next call on all of them. When it was last used is kept to the minute.
 *
 * The function that it makes throws {CallerError} `unauthorized`, when it is missing, malformed, unknown, expired or revoked,
 * always in the same words; `tooManyRequests` when the address sent too many that look real.
 */
export function createTokenAuthentication({
  database,
  limits,
  now,
}: Pick<Services, "database" | "limits" | "now">): TokenAuthentication {
  const find = batched((hashes: readonly Uint8Array[]) => findTokens(database, hashes));
  return async (header, address) => {
    const secret = bearerCredentials(header);
    if (secret === undefined || !isTokenSecret(secret)) throw refused();
    const hash = hashSecret(secret);
    const at = now();
    const token = (await find(hash)).find((each) => timingSafeEqual(each.hash, hash));
    if (token === undefined || token.revokedAt !== null || (token.expiresAt !== null && token.expiresAt <= at)) {
      // Who sends such as look real, and are not, is guessing.
      await limits.take("bad-tokens", `address:${address}`);
      throw refused();
    }
    const { id, name, workspaceId, scopes, lastUsedAt } = token;
    if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= MINUTE) await noteUse(database, id, at);
    return { kind: "token", tokenId: id, name, workspaceId, scopes };
  };
}

const refused = () => new CallerError("unauthorized", "A valid access token is required.");
