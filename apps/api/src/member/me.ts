import type { Session } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/** Who is signed in, and where. */
export async function me({ database, actor }: Act<"person">): Promise<Session> {
  const found = await database.member.findUnique({
    where: { workspaceId_userId: { workspaceId: actor.workspaceId, userId: actor.userId } },
    select: {
      role: true,
      user: { select: { name: true, email: true } },
      workspace: { select: { id: true, name: true } },
    },
  });
  // Removed since the call was authenticated: signed out here, as on the next call.
  if (found === null) throw new CallerError("unauthorized", "Sign in first.");
  const { user, workspace, role } = found;
  return { userId: actor.userId, ...user, role, workspace };
}
