import { type Database, Prisma, queryRows } from "@marque/db";
import type { Scope } from "@marque/schema";

/** A token as it is stored. */
export interface StoredToken {
  id: string;
  workspaceId: string;
  hash: Uint8Array;
  scopes: Scope[];
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

/** The tokens that have one of the hashes, revoked and expired ones too. */
export const findTokens = (database: Database, hashes: readonly Uint8Array[]): Promise<StoredToken[]> =>
  queryRows(
    database,
    Prisma.sql`
      SELECT id, "workspaceId", hash, scopes, "expiresAt", "revokedAt", "lastUsedAt"
      FROM "ApiToken" WHERE hash = ANY(${hashes}::bytea[])`,
  );

/** Keeps when a token was used last; of two at once the later time stays. */
export async function noteUse(database: Database, id: string, at: Date): Promise<void> {
  await database.$executeRaw`
    UPDATE "ApiToken" SET "lastUsedAt" = ${at}::timestamptz
    WHERE id = ${id}::uuid AND ("lastUsedAt" IS NULL OR "lastUsedAt" < ${at}::timestamptz)`;
}
