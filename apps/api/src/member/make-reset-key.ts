import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { createLinkKey } from "../identity/link-key";

const HOUR = 60 * 60 * 1000;

/** A one-time key, good for an hour, by which somebody sets a new password; the one before it is gone. */
export async function makeResetKey(
  { database, now, audit }: Act<"operator">,
  { email }: { email: string },
): Promise<{ key: string }> {
  const user = await database.user.findUnique({ where: { email }, select: { id: true } });
  if (user === null) throw new CallerError("notFound", `Nobody has an account under ${email}.`);
  const { key, hash } = createLinkKey();
  const row = { hash, createdAt: now, expiresAt: new Date(now.getTime() + HOUR) };
  const userId = user.id;
  await database.passwordReset.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  // An account is in every workspace that it is a member of: each has a row of it.
  for (const { workspaceId } of await database.member.findMany({ where: { userId }, select: { workspaceId: true } }))
    await audit.record({ actor: { kind: "system", workspaceId }, subject: userId });
  return { key };
}
