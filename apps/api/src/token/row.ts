import { type ApiToken, SCOPES, type Scope, SOON_DAYS } from "@marque/schema";

const DAY = 24 * 60 * 60 * 1000;

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
  previousUntil: true,
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
  previousUntil: Date | null;
}

/** What is past its time by `now` is as good as nothing. */
const ahead = (time: Date | null, now: Date): string | null =>
  time !== null && time > now ? time.toISOString() : null;

function expiresSoon({ expiresAt, revokedAt }: TokenRow, now: Date): boolean {
  const left = expiresAt === null ? Number.POSITIVE_INFINITY : expiresAt.getTime() - now.getTime();
  return revokedAt === null && left > 0 && left <= SOON_DAYS * DAY;
}

export const toApiToken = (row: TokenRow, now: Date): ApiToken => ({
  id: row.id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes.filter((each): each is Scope => SCOPES.some((scope) => scope === each)),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  revokedAt: row.revokedAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  previousUntil: row.revokedAt === null ? ahead(row.previousUntil, now) : null,
  expiresSoon: expiresSoon(row, now),
});
