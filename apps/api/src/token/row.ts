import { type ApiToken, SCOPES, type Scope } from "@marque/schema";

/** The columns of a token that may be shown. */
export const TOKEN_COLUMNS = {
  id: true,
  name: true,
  hint: true,
  scopes: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
  lastUsedAt: true,
} as const;

interface TokenRow {
  id: string;
  name: string;
  hint: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  lastUsedAt: Date | null;
}

export const toApiToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes.filter((each): each is Scope => SCOPES.some((scope) => scope === each)),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
