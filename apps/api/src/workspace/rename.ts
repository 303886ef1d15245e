import type { Act } from "../action/action";

export async function renameWorkspace({ actor, database, audit }: Act, { name }: { name: string }): Promise<void> {
  const where = { id: actor.workspaceId };
  const before = await database.workspace.findUniqueOrThrow({ where, select: { name: true } });
  if (before.name === name) return;
  await database.workspace.update({ where, data: { name } });
  await audit.record({ subject: actor.workspaceId, before, after: { name } });
}
