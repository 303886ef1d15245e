import type { Invitation, InvitationInput } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { createLinkKey } from "../identity/link-key";
import { toInvitation } from "./invitation";
import { lockTeam } from "./lock-team";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Invites an address: the key, for the link, is seen this once. Another invitation of the address takes the place of the
 * one before, whose link then leads nowhere.
 * @throws {CallerError} `conflict`: whoever has the address is a member already.
 */
export async function invite(
  act: Act,
  { email, role }: InvitationInput,
): Promise<{ invitation: Invitation; key: string }> {
  const { actor, database, now, audit } = act;
  await lockTeam(act);
  const { workspaceId } = actor;
  if ((await database.member.count({ where: { workspaceId, user: { email } } })) > 0)
    throw new CallerError("conflict", `${email} is a member already.`);
  const { key, hash } = createLinkKey();
  const createdById = actor.kind === "user" ? actor.userId : null;
  const row = { role, hash, createdById, createdAt: now, expiresAt: new Date(now.getTime() + WEEK) };
  await database.invitation.deleteMany({ where: { workspaceId, email } });
  const invitation = await database.invitation.create({ data: { workspaceId, email, ...row } });
  await audit.record({ subject: invitation.id, after: { email, role } });
  return { invitation: toInvitation(invitation), key };
}
