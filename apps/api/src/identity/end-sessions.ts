import type { Act } from "../action/action";

/**
 * Ends a person's sessions: dead on their next call, on every replica. Whoever calls it holds the person's row, so that a
 * sign-in at the same time is either seen here or comes after.
 * @param but one that goes on.
 * @returns how many.
 */
export async function endSessions(
  { database, now }: Pick<Act, "database" | "now">,
  userId: string,
  { but }: { but?: string } = {},
): Promise<number> {
  const others = but === undefined ? {} : { NOT: { id: but } };
  const where = { userId, endedAt: null, ...others };
  return (await database.session.updateMany({ where, data: { endedAt: now } })).count;
}
