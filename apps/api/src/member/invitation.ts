import type { Queryable } from "@marque/db";
import type { Invitation, Role } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { hashLinkKey } from "../identity/link-key";

/** What of an invitation decides about whom it lets in. */
export interface LiveInvitation {
  id: string;
  workspaceId: string;
  email: string;
  role: Role;
}

const COLUMNS = { id: true, workspaceId: true, email: true, role: true } as const;

/** The invitation that a key opens. @throws {CallerError} `notFound`: used, withdrawn, too old, or never was. */
export async function openInvitation(database: Queryable, key: string, now: Date): Promise<LiveInvitation> {
  const where = { hash: hashLinkKey(key), expiresAt: { gt: now } };
  const found = await database.invitation.findFirst({ where, select: COLUMNS });
  if (found === null) throw usedUp();
  return found;
}

/** The newest invitation of an address, for who has proven that it is theirs. */
export async function liveInvitationFor(database: Queryable, email: string, now: Date) {
  const where = { email, expiresAt: { gt: now } };
  return (await database.invitation.findFirst({ where, orderBy: { createdAt: "desc" }, select: COLUMNS })) ?? undefined;
}

/**
 * Uses an invitation up and makes the person a member, with the audit row. Of two calls at once one finds it.
 * @throws {CallerError} `notFound`: it was used or withdrawn just now; `conflict`: they are a member already.
 */
export async function admitInvited(
  { database, now, audit }: Pick<Act, "database" | "now" | "audit">,
  { id, workspaceId, email, role }: LiveInvitation,
  userId: string,
): Promise<void> {
  const { count } = await database.invitation.deleteMany({ where: { id, expiresAt: { gt: now } } });
  if (count === 0) throw usedUp();
  const made = await database.member.createMany({
    data: [{ workspaceId, userId, role, createdAt: now }],
    skipDuplicates: true,
  });
  if (made.count === 0) throw new CallerError("conflict", "You are a member of this workspace already.");
  await audit.record({ actor: { kind: "user", userId, workspaceId, role }, subject: userId, after: { email, role } });
}

const usedUp = () =>
  new CallerError("notFound", "This invitation was used or withdrawn, or is older than a week. Ask for a new one.");

interface InvitationRow {
  id: string;
  email: string;
  role: Role;
  createdAt: Date;
  expiresAt: Date;
}

/** An invitation as it is listed. */
export const toInvitation = ({ id, email, role, createdAt, expiresAt }: InvitationRow): Invitation => ({
  id,
  email,
  role,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
