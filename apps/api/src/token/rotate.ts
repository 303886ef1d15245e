import type { ApiToken, TokenRotation } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { createTokenSecret, hashSecret } from "../identity/token-secret";
import { TOKEN_COLUMNS, toApiToken } from "./row";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * A new secret for a token, which stays the same token; the one before works for some hours more, so that programs can change
 * over. While they last the next rotation must end them (`overlapHours` 0): else the secret that programs have would go
 * without a word, also when two rotate at once.
 * @throws {CallerError} `notFound`: no such token here; `conflict`: it was revoked, has expired, or a rotation is under way.
 */
export async function rotateToken(
  { actor, database, now, audit }: Act,
  { id, overlapHours, expiresInDays }: TokenRotation,
): Promise<{ token: ApiToken; secret: string }> {
  const [was] = await database.$queryRaw<
    { hash: Uint8Array<ArrayBuffer>; hasEnded: boolean; previousUntil: Date | null }[]
  >`
    SELECT hash, "revokedAt" IS NOT NULL OR coalesce("expiresAt" <= ${now}::timestamptz, false) AS "hasEnded",
      CASE WHEN "previousUntil" > ${now}::timestamptz THEN "previousUntil" END AS "previousUntil"
    FROM "ApiToken" WHERE id = ${id}::uuid AND "workspaceId" = ${actor.workspaceId}::uuid FOR NO KEY UPDATE`;
  if (was === undefined) throw new CallerError("notFound", "This token does not exist.");
  if (was.hasEnded) throw new CallerError("conflict", "This token was revoked or has expired: make another.");
  if (overlapHours > 0 && was.previousUntil !== null)
    throw new CallerError(
      "conflict",
      `This token was rotated, and the secret before works until ${was.previousUntil.toISOString()}. End it now with overlapHours 0.`,
    );
  const secret = createTokenSecret();
  const previousUntil = overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * HOUR);
  const row = await database.apiToken.update({
    where: { id, workspaceId: actor.workspaceId },
    data: {
      hash: hashSecret(secret),
      hint: secret.slice(0, 8),
      previousHash: previousUntil === null ? null : was.hash,
      previousUntil,
      ...(expiresInDays === undefined
        ? {}
        : { expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY) }),
    },
    select: TOKEN_COLUMNS,
  });
  const token = toApiToken(row, now);
  const { hint, expiresAt } = token;
  await audit.record({ subject: id, after: { hint, expiresAt, previousUntil: previousUntil?.toISOString() ?? null } });
  return { token, secret };
}
