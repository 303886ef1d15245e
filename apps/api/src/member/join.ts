import { isUniqueViolation } from "@marque/db";
import type { JoinInput } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError, invalid } from "../caller-error";
import { hashPassword, verifyPassword } from "../identity/password";
import { admitInvited, openInvitation } from "./invitation";

/**
 * Accepts an invitation without being signed in: somebody new gets an account, somebody known proves theirs by its
 * password.
 * @throws {CallerError} `notFound`: the link is used up; `unauthorized`: the password is wrong; `conflict`: a member already.
 */
export async function join(act: Act<"web">, { key, name, password }: JoinInput): Promise<{ email: string }> {
  const { database, now, services } = act;
  const invitation = await openInvitation(database, key, now);
  const { email } = invitation;
  const known = await database.user.findUnique({ where: { email }, select: { id: true, passwordHash: true } });
  if (known !== null) {
    await services.limits.take("accounts", email);
    if (!(await verifyPassword(known.passwordHash, password)))
      throw new CallerError("unauthorized", "The password is wrong.");
    await services.limits.forgive("accounts", email);
  }
  const userId = known?.id ?? (await createUser(act, { email, name, password }));
  await admitInvited(act, invitation, userId);
  return { email };
}

async function createUser(
  { database, now }: Act<"web">,
  { email, name, password }: { email: string; name: string | undefined; password: string },
): Promise<string> {
  if (name === undefined) throw invalid([{ path: "name", code: "required", params: {} }]);
  const passwordHash = await hashPassword(password);
  try {
    return (await database.user.create({ data: { email, name, passwordHash, createdAt: now }, select: { id: true } }))
      .id;
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw new CallerError("conflict", `Somebody made the account of ${email} just now. Sign in with it.`, { cause });
  }
}
