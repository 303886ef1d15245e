import { randomUUID } from "node:crypto";
import { MOST_WEBHOOKS, type Webhook, type WebhookCreate } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { requireAddress, withoutQuery } from "./address";
import { toWebhook, WEBHOOK_COLUMNS } from "./row";
import { createWebhookSecret } from "./secret";

/**
 * A new endpoint with its secret, which is never shown again.
 * @throws {CallerError} `validation`: an address that nothing may be sent to; `conflict`: the workspace has as many as it may.
 */
export async function createWebhook(
  { actor, database, services, now, audit }: Act,
  { url, events, description }: WebhookCreate,
): Promise<{ webhook: Webhook; secret: string }> {
  requireAddress(services.poster, url, "url");
  const { workspaceId } = actor;
  // Two at once would each count the other out. Brands are written meanwhile.
  await database.$queryRaw`SELECT 1 FROM "Workspace" WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  if ((await database.webhookEndpoint.count({ where: { workspaceId } })) >= MOST_WEBHOOKS)
    throw new CallerError("conflict", `A workspace has ${MOST_WEBHOOKS} webhooks at most: remove one first.`);
  const id = randomUUID();
  const secret = createWebhookSecret();
  const row = await database.webhookEndpoint.create({
    data: { id, workspaceId, url, events, description, secret: services.seal.close(secret, id), createdAt: now },
    select: WEBHOOK_COLUMNS,
  });
  await audit.record({ subject: id, after: { url: withoutQuery(url), events, description } });
  return { webhook: toWebhook(row, now), secret };
}
