import type { Act } from "../action/action";
import { endSessions } from "../identity/end-sessions";

/** Signs a person out everywhere, here as well. */
export async function endAllSessions(act: Act<"person">): Promise<{ ended: number }> {
  const { actor, database, audit } = act;
  const { userId } = actor;
  // A sign-in at the same time is either seen below, or comes after.
  await database.$queryRaw`SELECT id FROM "User" WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const ended = await endSessions(act, userId);
  await audit.record({ subject: userId, after: { ended } });
  return { ended };
}
