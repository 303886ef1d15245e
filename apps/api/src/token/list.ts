import type { Queryable } from "@marque/db";
import type { ApiToken } from "@marque/schema";
import { TOKEN_COLUMNS, toApiToken } from "./row";

/** The workspace's tokens, newest first, the revoked ones too: somebody may ask what that line in a log was. */
export async function listTokens(database: Queryable, workspaceId: string, now: Date): Promise<ApiToken[]> {
  const rows = await database.apiToken.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: TOKEN_COLUMNS,
  });
  return rows.map((row) => toApiToken(row, now));
}
