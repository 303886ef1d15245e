import type { ImportCreate } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/** Of a workspace, open or running at once. */
const MOST_AT_ONCE = 20;

/**
 * Begins an import, whose rows are sent behind.
 * @throws {CallerError} `forbidden`: no person, in whose name it could go on; `conflict`: too many are under way.
 */
export async function createImport({ actor, database, now }: Act, input: ImportCreate): Promise<{ id: string }> {
  if (actor.kind !== "user")
    throw new CallerError("forbidden", "Only a person can import. Programs send POST /brands.");
  const { workspaceId, userId } = actor;
  const underWay = await database.brandImport.count({ where: { workspaceId, state: { in: ["open", "running"] } } });
  if (underWay >= MOST_AT_ONCE)
    throw new CallerError("conflict", `${MOST_AT_ONCE} imports are under way. Wait for one to end, or cancel one.`);
  return database.brandImport.create({ data: { workspaceId, userId, ...input, createdAt: now }, select: { id: true } });
}
