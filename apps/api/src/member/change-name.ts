import type { Act } from "../action/action";

/** Changes one's own name, as everybody in one's workspaces sees it. */
export async function changeName({ actor, database, audit }: Act<"person">, { name }: { name: string }): Promise<void> {
  const where = { id: actor.userId };
  const before = await database.user.findUniqueOrThrow({ where, select: { name: true } });
  if (before.name === name) return;
  await database.user.update({ where, data: { name } });
  await audit.record({ subject: actor.userId, before, after: { name } });
}
