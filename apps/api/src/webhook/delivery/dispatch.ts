import { z } from "zod";
import { defineAction } from "../../action/action";
import type { DeliveryJob, DeliveryQueue } from "./queue";

/** Events that are made into deliveries at a time, and deliveries into jobs. */
const EVENTS_AT_A_TIME = 200;
const JOBS_AT_A_TIME = 500;
/** Jobs of one endpoint at a time, over all processes: one that answers late must not take all the room that others need. */
const JOBS_PER_ENDPOINT = 4;

/**
 * Takes what is due on its way: of each event in the outbox a delivery for every endpoint that wants it, and of each delivery
 * whose time has come a job. One transaction, and of several processes at once none takes what another has.
 */
export const createDispatch = (queue: Pick<DeliveryQueue, "add">) =>
  defineAction.mutation({
    name: "webhook.dispatch",
    permission: "operator",
    input: z.void(),
    output: z.strictObject({ events: z.int(), jobs: z.int() }),
    audit: { none: "what it sends on its way was somebody's act, which has its row" },
    handler: async ({ database, now }) => {
      const events = await database.$queryRaw<unknown[]>`
        WITH due AS MATERIALIZED (
          SELECT id FROM "WebhookEvent" WHERE "dispatchedAt" IS NULL
          ORDER BY at LIMIT ${EVENTS_AT_A_TIME} FOR UPDATE SKIP LOCKED
        ), dispatched AS (
          UPDATE "WebhookEvent" AS event SET "dispatchedAt" = ${now}::timestamptz FROM due WHERE event.id = due.id
          RETURNING event.id, event."workspaceId", event.type
        ), deliveries AS (
          INSERT INTO "WebhookDelivery" ("endpointId", "eventId", "nextTryAt", "createdAt")
          SELECT endpoint.id, dispatched.id, ${now}::timestamptz, ${now}::timestamptz
          FROM dispatched JOIN "WebhookEndpoint" AS endpoint ON endpoint."workspaceId" = dispatched."workspaceId"
            AND endpoint.enabled AND dispatched.type = ANY(endpoint.events)
        )
        SELECT id FROM dispatched`;
      const jobs = await database.$queryRaw<DeliveryJob[]>`
        WITH due AS MATERIALIZED (
          SELECT waiting.id FROM "WebhookEndpoint" AS endpoint CROSS JOIN LATERAL (
            SELECT delivery.id FROM "WebhookDelivery" AS delivery
            WHERE delivery."endpointId" = endpoint.id AND delivery.state = 'pending' AND delivery."jobId" IS NULL
              AND delivery."nextTryAt" <= ${now}::timestamptz
            ORDER BY delivery."nextTryAt"
            LIMIT greatest(0, ${JOBS_PER_ENDPOINT} - (
              SELECT count(*) FROM "WebhookDelivery" AS given
              WHERE given."endpointId" = endpoint.id AND given.state = 'pending' AND given."jobId" IS NOT NULL
            ))
            FOR UPDATE SKIP LOCKED
          ) AS waiting
          WHERE endpoint.enabled LIMIT ${JOBS_AT_A_TIME}
        )
        UPDATE "WebhookDelivery" AS delivery SET "jobId" = gen_random_uuid() FROM due WHERE delivery.id = due.id
        RETURNING delivery."jobId" AS id, delivery.id AS "deliveryId"`;
      await queue.add(database, jobs);
      return { events: events.length, jobs: jobs.length };
    },
  });
