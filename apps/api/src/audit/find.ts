import { Prisma, type Queryable } from "@marque/db";
import { type AuditEvent, type AuditFilter, timestamp } from "@marque/schema";
import { z } from "zod";
import { decodeCursor } from "../cursor";

const position = z.tuple([timestamp, z.string().regex(/^\d{1,18}$/)]);
/** Where a page ends, as a cursor tells it: time and id of its last row. */
export const positionOf = ({ at, id }: AuditEvent): [string, string] => [at, id];

interface AuditRow {
  id: bigint;
  at: Date;
  actorKind: AuditEvent["actor"]["kind"];
  actorId: string | null;
  actorName: string | null;
  action: string;
  subject: string;
  address: string | null;
  requestId: string | null;
  before: AuditEvent["before"];
  after: AuditEvent["after"];
}

export interface AuditSearch extends AuditFilter {
  workspaceId: string;
  /** Only these acts. */
  actions?: readonly string[] | undefined;
  /** Only what was done later than then. */
  after?: string | undefined;
  cursor?: string | undefined;
  /** So many rows at most. */
  take: number;
}

/**
 * Rows of a workspace's audit log, newest first, behind a cursor: one comparison of rows, so that a deep page costs what the
 * first does.
 * @throws {CallerError} `validation`: a cursor that no page gave.
 */
export async function findAuditEvents(database: Queryable, search: AuditSearch): Promise<AuditEvent[]> {
  const { workspaceId, action, actions, subject, actor, from, after, to, take } = search;
  const behind = search.cursor === undefined ? undefined : decodeCursor(position, search.cursor);
  const conditions = [
    Prisma.sql`"workspaceId" = ${workspaceId}::uuid`,
    ...(action === undefined ? [] : [Prisma.sql`action = ${action}`]),
    ...(actions === undefined ? [] : [Prisma.sql`action = ANY(${actions})`]),
    ...(subject === undefined ? [] : [Prisma.sql`subject = ${subject}`]),
    ...(actor === undefined ? [] : [Prisma.sql`"actorId" = ${actor}`]),
    ...(from === undefined ? [] : [Prisma.sql`at >= ${from}::timestamptz`]),
    ...(after === undefined ? [] : [Prisma.sql`at > ${after}::timestamptz`]),
    ...(to === undefined ? [] : [Prisma.sql`at < ${to}::timestamptz`]),
    ...(behind === undefined ? [] : [Prisma.sql`(at, id) < (${behind[0]}::timestamptz, ${behind[1]}::bigint)`]),
  ];
  const rows = await database.$queryRaw<AuditRow[]>`
    SELECT id, at, "actorKind"::text, "actorId", "actorName", action, subject, address, "requestId", before, after
    FROM "AuditEvent" WHERE ${Prisma.join(conditions, " AND ")} ORDER BY at DESC, id DESC LIMIT ${take}`;
  return rows.map(({ id, at, actorKind, actorId, actorName, ...rest }) => ({
    ...rest,
    id: String(id),
    at: at.toISOString(),
    actor: { kind: actorKind, id: actorId, name: actorName },
  }));
}
