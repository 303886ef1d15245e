import { Prisma, type Queryable } from "@marque/db";
import { type Actor, actorId } from "./identity/actor";

/** What an act changed. */
export interface Act {
  /** `token.revoke` */
  action: string;
  /** The id of what was acted on. */
  subject: string;
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
}

/** Writes the audit row of an act; called with the transaction of the act itself. */
export async function recordAudit(transaction: Queryable, actor: Actor, act: Act): Promise<void> {
  await transaction.auditEvent.create({
    data: {
      workspaceId: actor.workspaceId,
      actorKind: actor.kind,
      actorId: actorId(actor),
      action: act.action,
      subject: act.subject,
      before: act.before ?? Prisma.DbNull,
      after: act.after ?? Prisma.DbNull,
    },
  });
}
