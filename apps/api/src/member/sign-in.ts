import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { verifyPassword } from "./password";

/**
 * @throws {CallerError} `unauthorized`, in the same words and time whether the address or the password is wrong;
 *   `tooManyRequests` when an account was tried too often, whether there is one or not.
 */
export async function signIn(
  { database, services: { limits } }: Act<"web">,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string; name: string; email: string }> {
  await limits.take("accounts", email);
  const user = await database.user.findUnique({ where: { email } });
  if (!(await verifyPassword(user?.passwordHash, password)) || user === null)
    throw new CallerError("unauthorized", "E-mail address or password is wrong.");
  await limits.forgive("accounts", email);
  return { userId: user.id, name: user.name, email: user.email };
}
