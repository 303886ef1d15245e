import { type Database, Prisma, queryRows } from "@marque/db";
import type { Scope } from "@marque/schema";

/** A token as it is stored. */
export interface StoredToken {
  id: string;
  name: string;
  workspaceId: string;
  /** The one that was asked for: of the secret, or of the one before its rotation. */
  hash: Uint8Array;
  scopes: Scope[];
  /** Until when the secret of that hash works. */
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

/** The tokens that have one of the hashes, revoked and expired ones too. */
export const findTokens = (database: Database, hashes: readonly Uint8Array[]): Promise<StoredToken[]> =>
  queryRows(
    database,
    Prisma.sql`
      SELECT id, name, "workspaceId", hash, scopes, "expiresAt", "revokedAt", "lastUsedAt"
      FROM "ApiToken" WHERE hash = ANY(${hashes}::bytea[])
      UNION ALL
      SELECT id, name, "workspaceId", "previousHash", scopes, least("previousUntil", "expiresAt"), "revokedAt", "lastUsedAt"
      FROM "ApiToken" WHERE "previousHash" = ANY(${hashes}::bytea[])`,
  );

/** Keeps when a token was used last; of two at once the later time stays. */
export async function noteUse(database: Database, id: string, at: Date): Promise<void> {
  await database.$executeRaw`
    UPDATE "ApiToken" SET "lastUsedAt" = ${at}::timestamptz
    WHERE id = ${id}::uuid AND ("lastUsedAt" IS NULL OR "lastUsedAt" < ${at}::timestamptz)`;
}
