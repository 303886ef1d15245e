import type { PasswordChange } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError, invalid } from "../caller-error";
import { endSessions } from "../identity/end-sessions";
import { hashPassword, verifyPassword } from "../identity/password";

/**
 * Sets another password, and ends all of the person's sessions but the one that asks.
 * @throws {CallerError} `validation`: the current password is wrong; `conflict`: there is none, or it was changed meanwhile.
 */
export async function changePassword(act: Act<"person">, { current, password }: PasswordChange): Promise<void> {
  const { actor, database, services, audit } = act;
  const { userId, sessionId } = actor;
  const { email, passwordHash } = await database.user.findUniqueOrThrow({ where: { id: userId } });
  if (passwordHash === null)
    throw new CallerError("conflict", "This account has no password: it signs in with the provider.");
  await services.limits.take("accounts", email);
  if (!(await verifyPassword(passwordHash, current))) throw invalid([{ path: "current", code: "wrong", params: {} }]);
  await services.limits.forgive("accounts", email);
  const next = await hashPassword(password);
  // Takes the user's row first: a sign-in with the old password at the same time is either refused, or ended below.
  const { count } = await database.user.updateMany({
    where: { id: userId, passwordHash },
    data: { passwordHash: next },
  });
  if (count === 0) throw new CallerError("conflict", "The password was changed elsewhere just now.");
  await endSessions(act, userId, { but: sessionId });
  await audit.record({ subject: userId });
}
