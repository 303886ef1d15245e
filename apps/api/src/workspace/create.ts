import type { Act } from "../action/action";

/** A new workspace, whose only member is the owner who makes it. */
export async function createWorkspace(
  { actor, database, now, audit }: Act,
  { name }: { name: string },
): Promise<{ id: string }> {
  const { id } = await database.workspace.create({ data: { name, createdAt: now } });
  if (actor.kind === "user")
    await database.member.create({ data: { workspaceId: id, userId: actor.userId, role: "owner", createdAt: now } });
  await audit.record({ actor: { ...actor, workspaceId: id }, subject: id, after: { name } });
  return { id };
}
