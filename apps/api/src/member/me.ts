import type { Session } from "@marque/schema";
import type { Act } from "../action/action";

/** Who is signed in, and where. */
export async function me({ database, actor }: Act<"person">): Promise<Session> {
  const { user, workspace, role } = await database.member.findUniqueOrThrow({
    where: { workspaceId_userId: { workspaceId: actor.workspaceId, userId: actor.userId } },
    select: {
      role: true,
      user: { select: { name: true, email: true } },
      workspace: { select: { id: true, name: true } },
    },
  });
  return { userId: actor.userId, ...user, role, workspace };
}
