import { Prisma, type Queryable } from "@marque/db";
import { type Actor, actorId } from "../identity/actor";

/** What an act changed. */
export interface AuditEntry {
  /** The id of what was acted on. */
  subject: string;
  before?: Prisma.InputJsonValue | undefined;
  after?: Prisma.InputJsonValue | undefined;
  /** Who acted, where the act itself made somebody: the first owner. */
  actor?: Actor;
}

/** Writes the audit rows of one act. */
export interface AuditTrail {
  /** Writes the row, in the transaction of the act. */
  record(entry: AuditEntry): Promise<void>;
  /**
   * The same as a statement to which `FROM` something can be added, so that an act of one statement writes its row in it:
   * one row for each that it selects from.
   */
  statement(entry: AuditEntry): Prisma.Sql;
  /** Writes a row for each that the query has: its `subject`, `before` and `after`, the latter two as jsonb. */
  recordEach(entries: Prisma.Sql): Promise<void>;
}

interface TrailOf {
  database: Queryable;
  /** `undefined` for who has no workspace: each entry then names its own. */
  actor: Actor | undefined;
  action: string;
  now: Date;
  requestId: string;
  /** The IP address that the call came from. */
  address: string | undefined;
}

/** The audit trail of one act: who, what and when are the act's, not the handler's to say. */
export function auditTrail({ database, actor, action, now, requestId, address }: TrailOf): AuditTrail {
  const insert = (by: Actor | undefined, subject: Prisma.Sql, before: Prisma.Sql, after: Prisma.Sql): Prisma.Sql => {
    if (by === undefined) throw new Error(`${action} names nobody who acts in a workspace`);
    return Prisma.sql`
      INSERT INTO "AuditEvent" ("workspaceId", at, "actorKind", "actorId", "actorName", action, subject, before, after,
        "requestId", address)
      SELECT ${by.workspaceId}::uuid, ${now}::timestamptz, ${by.kind}::"ActorKind", ${actorId(by)}, ${nameOf(by)}, ${action},
        ${subject}, ${before}, ${after}, ${requestId}, ${address ?? null}`;
  };
  const json = (value: Prisma.InputJsonValue | undefined) => Prisma.sql`${jsonOf(value)}::jsonb`;
  const statement = ({ subject, before, after, actor: by = actor }: AuditEntry): Prisma.Sql =>
    insert(by, Prisma.sql`${subject}`, json(before), json(after));
  return {
    async record(entry) {
      await database.$executeRaw(statement(entry));
    },
    statement,
    async recordEach(entries) {
      const [subject, before, after] = [Prisma.sql`entry.subject`, Prisma.sql`entry.before`, Prisma.sql`entry.after`];
      await database.$executeRaw`${insert(actor, subject, before, after)} FROM (${entries}) AS entry`;
    },
  };
}

/** What somebody is called now: a token's name came with its look-up, a person's is asked for with the row. */
export function nameOf(actor: Actor): Prisma.Sql {
  if (actor.kind === "user") return Prisma.sql`(SELECT name FROM "User" WHERE id = ${actor.userId}::uuid)`;
  return Prisma.sql`${actor.kind === "token" ? actor.name : null}`;
}

const jsonOf = (value: Prisma.InputJsonValue | undefined): string | null =>
  value === undefined ? null : JSON.stringify(value);
