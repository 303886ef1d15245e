import type { Queryable } from "@marque/db";
import { CallerError } from "../caller-error";
import { verifyPassword } from "./password";

/** @throws {CallerError} `unauthorized`, in the same words and time whether the address or the password is wrong. */
export async function signIn(
  database: Queryable,
  { email, password }: { email: string; password: string },
): Promise<{ userId: string; name: string; email: string }> {
  const user = await database.user.findUnique({ where: { email } });
  if (!(await verifyPassword(user?.passwordHash, password)) || user === null)
    throw new CallerError("unauthorized", "E-mail address or password is wrong.");
  return { userId: user.id, name: user.name, email: user.email };
}
