import type { Webhook, WebhookChanges } from "@marque/schema";
import type { Act } from "../action/action";
import { requireAddress, withoutQuery } from "./address";
import { lockWebhook } from "./lock";
import { toWebhook, WEBHOOK_COLUMNS } from "./row";

/**
 * Changes what is given of an endpoint. One that is switched on again starts anew: what waited for it is sent.
 * @throws {CallerError} `notFound`: no such endpoint here; `validation`: an address that nothing may be sent to.
 */
export async function updateWebhook(
  { actor, database, services, now, audit }: Act,
  { id, changes }: { id: string; changes: WebhookChanges },
): Promise<Webhook> {
  if (changes.url !== undefined) requireAddress(services.poster, changes.url, "changes.url");
  const was = await lockWebhook(database, actor.workspaceId, id);
  const { url = was.url, events = was.events, description = was.description, enabled = was.enabled } = changes;
  const row = await database.webhookEndpoint.update({
    where: { id, workspaceId: actor.workspaceId },
    data: {
      ...{ url, events, description, enabled },
      ...(changes.enabled === undefined ? {} : { disabledReason: null, failingSince: null }),
    },
    select: WEBHOOK_COLUMNS,
  });
  const before = told(was);
  const after = told({ url, events, description, enabled });
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field)),
  );
  await audit.record({
    subject: id,
    before: Object.fromEntries(changed.map(([field]) => [field, Reflect.get(before, field)])),
    after: Object.fromEntries(changed),
  });
  return toWebhook(row, now);
}

/** What the audit log tells of an endpoint. */
const told = (webhook: { url: string; events: string[]; description: string; enabled: boolean }) => ({
  url: withoutQuery(webhook.url),
  events: webhook.events,
  description: webhook.description,
  enabled: webhook.enabled,
});
