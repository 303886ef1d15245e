import type { Transaction } from "@marque/db";
import type { ApiToken, TokenCreate } from "@marque/schema";
import { createTokenSecret, hashSecret } from "../identity/token-secret";
import { TOKEN_COLUMNS, toApiToken } from "./row";

const DAY = 24 * 60 * 60 * 1000;

/** Who makes a token: a person in the web app, or an operator at the command line. */
export interface TokenMaker {
  workspaceId: string;
  userId: string | null;
}

/** A new token with its secret, which is never seen again: only its SHA-256 is stored. */
export async function createToken(
  transaction: Transaction,
  maker: TokenMaker,
  input: TokenCreate,
  now: Date,
): Promise<{ token: ApiToken; secret: string }> {
  const secret = createTokenSecret();
  const days = input.expiresInDays ?? null;
  const row = await transaction.apiToken.create({
    data: {
      workspaceId: maker.workspaceId,
      name: input.name,
      hash: hashSecret(secret),
      hint: secret.slice(0, 8),
      scopes: input.scopes,
      createdById: maker.userId,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY),
    },
    select: TOKEN_COLUMNS,
  });
  const token = toApiToken(row);
  await transaction.auditEvent.create({
    data: {
      workspaceId: maker.workspaceId,
      actorKind: maker.userId === null ? "system" : "user",
      actorId: maker.userId,
      action: "token.create",
      subject: token.id,
      after: { name: token.name, hint: token.hint, scopes: token.scopes, expiresAt: token.expiresAt },
    },
  });
  return { token, secret };
}
