import type { ApiToken, TokenCreate } from "@marque/schema";
import type { Act } from "../action/action";
import { createTokenSecret, hashSecret } from "../identity/token-secret";
import { TOKEN_COLUMNS, toApiToken } from "./row";

const DAY = 24 * 60 * 60 * 1000;

/** A new token with its secret, which is never seen again: only its SHA-256 is stored. */
export async function createToken(
  { actor, database, now, audit }: Act,
  { name, scopes, expiresInDays }: TokenCreate,
): Promise<{ token: ApiToken; secret: string }> {
  const secret = createTokenSecret();
  const days = expiresInDays ?? null;
  const row = await database.apiToken.create({
    data: {
      workspaceId: actor.workspaceId,
      name,
      hash: hashSecret(secret),
      hint: secret.slice(0, 8),
      scopes,
      createdById: actor.kind === "user" ? actor.userId : null,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY),
    },
    select: TOKEN_COLUMNS,
  });
  const token = toApiToken(row, now);
  const { hint, expiresAt } = token;
  await audit.record({ subject: token.id, after: { name, hint, scopes: token.scopes, expiresAt } });
  return { token, secret };
}
