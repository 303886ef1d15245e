import type { PasswordSignIn } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { verifyPassword } from "../identity/password";
import { startSession, workspaceToEnter } from "../identity/start-session";
import type { SignedIn } from "./signed-in";

/**
 * Signs a person in, in the workspace where they were last, or in none. Without a transaction: the password is checked for some 50 ms,
 * in which a connection would be held that others need.
 * @throws {CallerError} `unauthorized`, in the same words and time whether the address or the password is wrong;
 *   `tooManyRequests` when an account was tried too often, whether there is
 *   one or not.
 */
export async function signIn(act: Act<"web">, { email, password, agent }: PasswordSignIn): Promise<SignedIn> {
  const { database, services } = act;
  await services.limits.take("accounts", email);
  const user = await database.user.findUnique({ where: { email } });
  const passwordHash = user?.passwordHash ?? null;
  if (!(await verifyPassword(passwordHash, password)) || user === null) throw wrong();
  await services.limits.forgive("accounts", email);
  const workspaceId = await workspaceToEnter(act, user.id);
  const sessionId = await startSession(act, {
    userId: user.id,
    workspaceId: workspaceId ?? null,
    passwordHash,
    agent,
    by: "password",
  });
  if (sessionId === undefined) throw wrong();
  return { userId: user.id, sessionId, name: user.name, email: user.email };
}

const wrong = () => new CallerError("unauthorized", "E-mail address or password is wrong.");
