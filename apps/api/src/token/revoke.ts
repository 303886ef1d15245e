import type { Transaction } from "@marque/db";
import type { ApiToken } from "@marque/schema";
import { NotFoundError } from "../errors";
import type { Actor } from "../identity/actor";
import { recordAudit } from "../record-audit";
import { TOKEN_COLUMNS, toApiToken } from "./row";

/** Revokes a token for good; revoking it again changes nothing. @throws {NotFoundError} no such token here. */
export async function revokeToken(transaction: Transaction, actor: Actor, id: string, now: Date): Promise<ApiToken> {
  const where = { workspaceId: actor.workspaceId, id };
  const { count } = await transaction.apiToken.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: now },
  });
  const row = await transaction.apiToken.findFirst({ where, select: TOKEN_COLUMNS });
  if (row === null) throw new NotFoundError("This token does not exist.");
  if (count > 0) await recordAudit(transaction, actor, { action: "token.revoke", subject: id });
  return toApiToken(row);
}
