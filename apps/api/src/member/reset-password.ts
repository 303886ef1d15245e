import type { PasswordReset } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { endSessions } from "../identity/end-sessions";
import { hashLinkKey } from "../identity/link-key";
import { hashPassword } from "../identity/password";

/**
 * Sets a new password by such a key, which it uses up, and ends all sessions of the account.
 * @throws {CallerError} `notFound`: the key is used, replaced, too old, or never was.
 */
export async function resetPassword(act: Act<"web">, { key, password }: PasswordReset): Promise<{ email: string }> {
  const { database, now } = act;
  const where = { hash: hashLinkKey(key), expiresAt: { gt: now } };
  const found = await database.passwordReset.findFirst({ where, select: { userId: true } });
  // Without a good key nobody makes this process hash passwords.
  if (found === null) throw usedUp();
  const passwordHash = await hashPassword(password);
  if ((await database.passwordReset.deleteMany({ where })).count === 0) throw usedUp();
  const { userId } = found;
  const { email } = await database.user.update({ where: { id: userId }, data: { passwordHash } });
  await endSessions(act, userId);
  // An account is in every workspace that it is a member of: each has a row of it.
  const memberships = await database.member.findMany({ where: { userId }, select: { workspaceId: true, role: true } });
  for (const membership of memberships)
    await act.audit.record({ actor: { kind: "user", userId, ...membership }, subject: userId });
  return { email };
}

const usedUp = () =>
  new CallerError("notFound", "This link was used, or is older than an hour. Ask whoever runs Marque for a new one.");
