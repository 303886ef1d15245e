import { z } from "zod";
import { defineAction } from "../../action/action";
import { hasJob } from "./queue";

/** Events, and what came of them, are kept for so long. */
const KEPT = 30 * 24 * 60 * 60 * 1000;
/** Removed at a time, so that nobody waits long for it. */
const AT_A_TIME = 5_000;

/** Removes what is past its time, and finds deliveries whose job is gone, which nothing should lose but a meddled-with queue. */
export const sweepWebhooks = defineAction.mutation({
  name: "webhook.sweep",
  permission: "operator",
  input: z.void(),
  output: z.strictObject({ removed: z.int(), recovered: z.int(), isDone: z.boolean() }),
  audit: { none: "it is nobody's act, and the log says for how long it keeps what it keeps" },
  handler: async ({ database, now }) => {
    const removed = await database.$executeRaw`
      DELETE FROM "WebhookEvent" WHERE id IN (
        SELECT id FROM "WebhookEvent" WHERE at < ${new Date(now.getTime() - KEPT)}::timestamptz ORDER BY at LIMIT ${AT_A_TIME}
      )`;
    const recovered = await database.$executeRaw`
      UPDATE "WebhookDelivery" AS delivery SET "jobId" = NULL
      WHERE state = 'pending' AND "jobId" IS NOT NULL AND NOT ${hasJob}`;
    await database.$executeRaw`
      UPDATE "WebhookEndpoint" SET "previousSecret" = NULL, "previousUntil" = NULL
      WHERE "previousUntil" <= ${now}::timestamptz`;
    return { removed, recovered, isDone: removed < AT_A_TIME };
  },
});
