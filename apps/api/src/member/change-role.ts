import type { RoleChange } from "@marque/schema";
import type { Act } from "../action/action";
import { lockTeam } from "./lock-team";
import { memberOf, requireAnotherOwner } from "./membership";

/** Gives a member another role. @throws {CallerError} `notFound`: no such member here; `conflict`: the last owner. */
export async function changeRole(act: Act, { userId, role }: RoleChange): Promise<void> {
  const { actor, database, audit } = act;
  await lockTeam(act);
  const { workspaceId } = actor;
  const before = await memberOf(database, workspaceId, userId);
  if (before.role === role) return;
  if (before.role === "owner") await requireAnotherOwner(database, workspaceId, userId);
  await database.member.update({ where: { workspaceId_userId: { workspaceId, userId } }, data: { role } });
  await audit.record({ subject: userId, before: { role: before.role }, after: { role } });
}
