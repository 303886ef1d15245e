import type { Act } from "../action/action";
import { lockTeam } from "./lock-team";
import { endMembership } from "./membership";

/**
 * Takes a member off the workspace, whose sessions there go with them. What they made stays.
 * @throws {CallerError} `notFound`: no such member here; `conflict`: the last owner.
 */
export async function removeMember(act: Act, { userId }: { userId: string }): Promise<void> {
  await lockTeam(act);
  await endMembership(act, act.actor.workspaceId, userId);
}
