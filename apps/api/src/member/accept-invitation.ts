import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { admitInvited, openInvitation } from "./invitation";

/**
 * Makes whoever is signed in a member, and takes this session of theirs there.
 * @throws {CallerError} `notFound`: the link is used up; `forbidden`: it names another address; `conflict`: a member already.
 */
export async function acceptInvitation(
  act: Act<"account">,
  { key }: { key: string },
): Promise<{ workspaceId: string }> {
  const { actor, database, now } = act;
  const { userId, sessionId } = actor;
  const invitation = await openInvitation(database, key, now);
  const { email } = await database.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  if (email !== invitation.email)
    throw new CallerError("forbidden", `This invitation is for ${invitation.email}, and you are ${email}.`);
  await admitInvited(act, invitation, userId);
  const { workspaceId } = invitation;
  await database.session.updateMany({ where: { id: sessionId, userId, endedAt: null }, data: { workspaceId } });
  return { workspaceId };
}
