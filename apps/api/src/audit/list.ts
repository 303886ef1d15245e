import type { AuditPage, AuditQuery } from "@marque/schema";
import type { Act } from "../action/action";
import { encodeCursor } from "../cursor";
import { findAuditEvents, positionOf } from "./find";

/** A page of the workspace's audit log, newest first. @throws {CallerError} `validation`: a cursor that no page gave. */
export async function listAudit({ actor, database }: Act, { limit, ...filter }: AuditQuery): Promise<AuditPage> {
  // One more than asked for tells whether another page follows.
  const found = await findAuditEvents(database, { ...filter, workspaceId: actor.workspaceId, take: limit + 1 });
  const events = found.slice(0, limit);
  const last = events.at(-1);
  const hasMore = found.length > limit && last !== undefined;
  return { events, nextCursor: hasMore ? encodeCursor(positionOf(last)) : null };
}
