import type { Act } from "../action/action";
import { CallerError } from "../caller-error";

/**
 * Sends a delivery again, now, under the same `webhook-id`; when that fails it is tried as often as a new one.
 * @throws {CallerError} `notFound`: no such delivery here; `conflict`: it is being sent, or the endpoint is switched off.
 */
export async function redeliver({ actor, database, now, audit }: Act, { id }: { id: string }): Promise<{ id: string }> {
  const [found] = await database.$queryRaw<{ endpointId: string; enabled: boolean; isInHand: boolean }[]>`
    SELECT endpoint.id AS "endpointId", endpoint.enabled, delivery."jobId" IS NOT NULL AS "isInHand"
    FROM "WebhookDelivery" AS delivery JOIN "WebhookEndpoint" AS endpoint ON endpoint.id = delivery."endpointId"
    WHERE delivery.id = ${id}::uuid AND endpoint."workspaceId" = ${actor.workspaceId}::uuid
    FOR NO KEY UPDATE OF delivery`;
  if (found === undefined) throw new CallerError("notFound", "This delivery does not exist.");
  if (!found.enabled) throw new CallerError("conflict", "The webhook is switched off: switch it on first.");
  if (found.isInHand) throw new CallerError("conflict", "It is being sent at this moment.");
  await database.webhookDelivery.update({ where: { id }, data: { state: "pending", tries: 0, nextTryAt: now } });
  await audit.record({ subject: found.endpointId, after: { delivery: id } });
  return { id };
}
