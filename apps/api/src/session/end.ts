import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/** Ends a session of one's own: dead on its next call, on every replica. @throws {CallerError} `notFound` */
export async function endSession(
  { actor, database, now, audit }: Act<"account">,
  { id }: { id: string },
): Promise<void> {
  const where = { id, userId: actor.userId };
  if ((await database.session.count({ where })) === 0)
    throw new CallerError("notFound", "This session does not exist.");
  const { count } = await database.session.updateMany({ where: { ...where, endedAt: null }, data: { endedAt: now } });
  // Of who is in no workspace, there is no log to tell it to.
  if (count > 0 && actor.kind === "user") await audit.record({ subject: id });
}
