import { deliveryError } from "@marque/schema";
import { z } from "zod";
import { type Act, defineAction } from "../../action/action";
import { type DeliveryPolicy, pauseAfter } from "./policy";

/** RFC 9110 section 15.5.11: Standard Webhooks reads it as "send nothing more". */
const GONE = 410;
const DAY = 24 * 60 * 60 * 1000;

const tried = z.strictObject({
  deliveryId: z.uuid(),
  jobId: z.uuid(),
  /** When the try began. */
  at: z.date(),
  status: z.int().nullable(),
  error: deliveryError.nullable(),
  milliseconds: z.int(),
  retryAfterMilliseconds: z.number().optional(),
});
type Tried = z.output<typeof tried>;

interface Standing {
  tries: number;
  endpointId: string;
  workspaceId: string;
  enabled: boolean;
  failingSince: Date | null;
}

/**
 * Keeps what came of a try, and when there is another. An endpoint that accepted nothing for days, or says that it is gone, is
 * switched off, and the audit log says so.
 */
export const createRecordTry = (policy: DeliveryPolicy) =>
  defineAction.mutation({
    name: "webhook.recordTry",
    permission: "operator",
    input: tried,
    output: z.strictObject({ isFinal: z.boolean(), isSwitchedOff: z.boolean() }),
    audit: "webhook.switch-off",
    handler: async (act, attempt) => {
      const standing = await standingOf(act, attempt);
      // Another process did it when this one took too long.
      if (standing === undefined) return { isFinal: true, isSwitchedOff: false };
      const { database, now } = act;
      const { deliveryId, at, status, error, milliseconds, retryAfterMilliseconds } = attempt;
      await database.webhookAttempt.create({ data: { deliveryId, at, status, error, milliseconds } });
      const tries = standing.tries + 1;
      const pause = error === null ? undefined : pauseAfter(policy, tries, retryAfterMilliseconds);
      const nextTryAt = new Date(now.getTime() + (pause ?? 0));
      const state = error === null ? "delivered" : pause === undefined ? "failed" : "pending";
      await database.webhookDelivery.update({
        where: { id: deliveryId },
        data: { state, tries, nextTryAt, jobId: null },
        select: { id: true },
      });
      return { isFinal: state !== "pending", isSwitchedOff: await judgeEndpoint(act, attempt, standing, policy) };
    },
  });

/** The endpoint's row is held first, as whoever removes it holds it first. */
async function standingOf({ database }: Act<"operator">, { deliveryId, jobId }: Tried): Promise<Standing | undefined> {
  await database.$queryRaw`
    SELECT 1 FROM "WebhookEndpoint" WHERE id = (SELECT "endpointId" FROM "WebhookDelivery" WHERE id = ${deliveryId}::uuid)
    FOR NO KEY UPDATE`;
  const [standing] = await database.$queryRaw<Standing[]>`
    SELECT delivery.tries, endpoint.id AS "endpointId", endpoint."workspaceId", endpoint.enabled, endpoint."failingSince"
    FROM "WebhookDelivery" AS delivery JOIN "WebhookEndpoint" AS endpoint ON endpoint.id = delivery."endpointId"
    WHERE delivery.id = ${deliveryId}::uuid AND delivery."jobId" = ${jobId}::uuid AND delivery.state = 'pending'
    FOR NO KEY UPDATE OF delivery`;
  return standing;
}

/** @returns whether the endpoint is switched off now. */
async function judgeEndpoint(
  { database, now, audit }: Act<"operator">,
  { status, error }: Tried,
  { endpointId, workspaceId, enabled, failingSince }: Standing,
  { patienceMilliseconds }: DeliveryPolicy,
): Promise<boolean> {
  const where = { id: endpointId };
  if (error === null) {
    if (failingSince !== null) await database.webhookEndpoint.update({ where, data: { failingSince: null } });
    return false;
  }
  const since = failingSince ?? now;
  const isLong = now.getTime() - since.getTime() >= patienceMilliseconds;
  if (!enabled || (status !== GONE && !isLong)) {
    if (failingSince === null) await database.webhookEndpoint.update({ where, data: { failingSince: now } });
    return false;
  }
  const disabledReason =
    status === GONE
      ? "It answered 410 Gone."
      : `It accepted nothing for ${Math.round(patienceMilliseconds / DAY)} days (last: ${status ?? error}).`;
  await database.webhookEndpoint.update({
    where,
    data: { enabled: false, disabledReason, failingSince: since },
  });
  const system = { kind: "system", workspaceId } as const;
  await audit.record({
    subject: endpointId,
    actor: system,
    before: { enabled: true },
    after: { enabled: false, disabledReason },
  });
  return true;
}
