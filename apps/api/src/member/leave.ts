import type { Act } from "../action/action";
import { lockWorkspace } from "./lock-team";
import { endMembership } from "./membership";

/**
 * Leaves the workspace. This session goes on in another of the person's workspaces, or in none.
 * @throws {CallerError} `conflict`: the last owner.
 */
export async function leave(act: Act<"person">): Promise<{ workspaceId: string | null }> {
  const { actor, database } = act;
  const { userId, workspaceId, sessionId } = actor;
  await lockWorkspace(database, workspaceId);
  const next = await database.member.findFirst({
    where: { userId, NOT: { workspaceId } },
    orderBy: { createdAt: "desc" },
    select: { workspaceId: true },
  });
  const data = { workspaceId: next?.workspaceId ?? null };
  await database.session.updateMany({ where: { id: sessionId, userId, endedAt: null }, data });
  await endMembership(act, workspaceId, userId);
  return data;
}
