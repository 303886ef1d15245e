import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/** Takes an invitation back: its link leads nowhere from then on. @throws {CallerError} `notFound`: no such one here. */
export async function withdrawInvitation({ actor, database, audit }: Act, { id }: { id: string }): Promise<void> {
  const where = { id, workspaceId: actor.workspaceId };
  const row = await database.invitation.findFirst({ where, select: { email: true, role: true } });
  const { count } = await database.invitation.deleteMany({ where });
  if (row === null || count === 0) throw new CallerError("notFound", "This invitation does not exist.");
  await audit.record({ subject: id, before: row });
}
