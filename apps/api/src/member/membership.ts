import type { Queryable } from "@marque/db";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/**
 * Ends a membership, and with it the person's sessions there. To be called with the team locked.
 * @throws {CallerError} `notFound`: no such member here; `conflict`: the last owner.
 */
export async function endMembership(
  { database, audit }: Pick<Act, "database" | "audit">,
  workspaceId: string,
  userId: string,
): Promise<void> {
  const { role, user } = await memberOf(database, workspaceId, userId);
  if (role === "owner") await requireAnotherOwner(database, workspaceId, userId);
  await database.member.delete({ where: { workspaceId_userId: { workspaceId, userId } } });
  await audit.record({ subject: userId, before: { role, email: user.email } });
}

/** @throws {CallerError} `notFound`: no such member here, whether there is one elsewhere or not. */
export async function memberOf(database: Queryable, workspaceId: string, userId: string) {
  const where = { workspaceId_userId: { workspaceId, userId } };
  const found = await database.member.findUnique({ where, select: { role: true, user: { select: { email: true } } } });
  if (found === null) throw new CallerError("notFound", "This member does not exist.");
  return found;
}

/** With the team locked. @throws {CallerError} `conflict`: nobody else is an owner. */
export async function requireAnotherOwner(database: Queryable, workspaceId: string, userId: string): Promise<void> {
  if ((await database.member.count({ where: { workspaceId, role: "owner", NOT: { userId } } })) === 0)
    throw new CallerError("conflict", "A workspace needs an owner. Make somebody else one first.");
}
