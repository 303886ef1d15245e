import type { Queryable } from "@marque/db";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/**
 * Lets one at a time change who is in a workspace and what they may, and looks once more whether whoever asks still may: of
 * two owners that take the role from each other, the second is no owner any more.
 * @throws {CallerError} `forbidden`
 */
export async function lockTeam({ actor, database }: Pick<Act, "actor" | "database">): Promise<void> {
  const { workspaceId } = actor;
  await lockWorkspace(database, workspaceId);
  if (actor.kind !== "user") return;
  const owner = { workspaceId, userId: actor.userId, role: "owner" } as const;
  if ((await database.member.count({ where: owner })) === 0)
    throw new CallerError("forbidden", "You are no owner of this workspace any more.");
}

/** The same without asking who may: for who leaves. Held to the end of the transaction. */
export async function lockWorkspace(database: Queryable, workspaceId: string): Promise<void> {
  await database.$queryRaw`SELECT id FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
}
