import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/**
 * Takes this session to another workspace of the person's. In one statement: it can't end up in one that they were removed
 * from meanwhile, as it hangs on the membership.
 * @throws {CallerError} `notFound`: no such workspace, or they are no member of it.
 */
export async function switchWorkspace({ actor, database }: Act<"person">, { id }: { id: string }): Promise<void> {
  const count = await database.$executeRaw`
    UPDATE "Session" s SET "workspaceId" = m."workspaceId"
    FROM (SELECT "workspaceId", "userId" FROM "Member"
      WHERE "workspaceId" = ${id}::uuid AND "userId" = ${actor.userId}::uuid FOR KEY SHARE) m
    WHERE s.id = ${actor.sessionId}::uuid AND s."userId" = m."userId" AND s."endedAt" IS NULL`;
  if (count === 0) throw new CallerError("notFound", "This workspace does not exist.");
}
