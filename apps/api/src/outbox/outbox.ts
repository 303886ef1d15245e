import { Prisma, type Queryable } from "@marque/db";
import type { EventData, EventType } from "@marque/schema";

/** Tells what an act did to whoever has a webhook for it. Nothing is written where nobody has. */
export interface Outbox {
  /** Writes the event, in the transaction of the act. */
  record<T extends EventType>(type: T, data: EventData<T>): Promise<void>;
  /** The same of several at once, in one statement. */
  recordEach<T extends EventType>(type: T, data: readonly EventData<T>[]): Promise<void>;
  /** The same as a statement that ends in conditions, to which `AND …` can be added, for an act of one statement. */
  statement<T extends EventType>(type: T, data: EventData<T>): Prisma.Sql;
  /** Whether the act told of itself. */
  readonly isWritten: boolean;
}

interface OutboxOf {
  database: Queryable;
  /** `undefined` for an act outside of any workspace, which has no event. */
  workspaceId: string | undefined;
  /** What the action declares. */
  declared: EventType | undefined;
  now: Date;
}

/** The body of a webhook, by Standard Webhooks: what, when, and of what. */
export const webhookBody = (type: string, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/** The outbox of one act. */
export function outboxOf({ database, workspaceId, declared, now }: OutboxOf): Outbox {
  let isWritten = false;
  const insert = (type: EventType, payloads: Prisma.Sql): Prisma.Sql => {
    if (type !== declared) throw new Error(`an act that declares the event ${declared ?? "(none)"} told of ${type}`);
    if (workspaceId === undefined) throw new Error(`${type} happened in no workspace`);
    isWritten = true;
    return Prisma.sql`
      INSERT INTO "WebhookEvent" ("workspaceId", type, at, payload)
      SELECT ${workspaceId}::uuid, ${type}, ${now}::timestamptz, ${payloads}
      WHERE EXISTS (
        SELECT 1 FROM "WebhookEndpoint"
        WHERE "workspaceId" = ${workspaceId}::uuid AND enabled AND ${type} = ANY(events)
      )`;
  };
  const statement = (type: EventType, data: object): Prisma.Sql =>
    insert(type, Prisma.sql`${webhookBody(type, now, data)}`);
  return {
    async record(type, data) {
      await database.$executeRaw(statement(type, data));
    },
    async recordEach(type, data) {
      const payloads = data.map((each) => webhookBody(type, now, each));
      await database.$executeRaw(insert(type, Prisma.sql`unnest(${payloads}::text[])`));
    },
    statement,
    get isWritten() {
      return isWritten;
    },
  };
}
