import { TEST_EVENT } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { webhookBody } from "../outbox/outbox";
import { lockWebhook } from "./lock";

/**
 * Sends an endpoint an event that says nothing, to see that it answers.
 * @returns the delivery's id.
 * @throws {CallerError} `notFound`: no such endpoint here; `conflict`: it is switched off.
 */
export async function sendTestEvent({ actor, database, now, audit }: Act, { id }: { id: string }) {
  const { enabled } = await lockWebhook(database, actor.workspaceId, id);
  if (!enabled) throw new CallerError("conflict", "The webhook is switched off: switch it on first.");
  const { workspaceId } = actor;
  const payload = webhookBody(TEST_EVENT, now, { webhookId: id });
  const event = await database.webhookEvent.create({
    // It is for this endpoint alone, and so is dispatched already.
    data: { workspaceId, type: TEST_EVENT, at: now, payload, dispatchedAt: now },
    select: { id: true },
  });
  const delivery = await database.webhookDelivery.create({
    data: { endpointId: id, eventId: event.id, nextTryAt: now, createdAt: now },
    select: { id: true },
  });
  await audit.record({ subject: id });
  return delivery;
}
