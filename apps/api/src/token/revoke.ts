import type { ApiToken } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { TOKEN_COLUMNS, toApiToken } from "./row";

/** Revokes a token for good; revoking it again changes nothing. @throws {CallerError} `notFound`: no such token here. */
export async function revokeToken({ actor, database, now, audit }: Act, { id }: { id: string }): Promise<ApiToken> {
  const where = { workspaceId: actor.workspaceId, id };
  const { count } = await database.apiToken.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: now },
  });
  const row = await database.apiToken.findFirst({ where, select: TOKEN_COLUMNS });
  if (row === null) throw new CallerError("notFound", "This token does not exist.");
  if (count > 0) await audit.record({ subject: id });
  return toApiToken(row, now);
}
