import type { Queryable } from "@marque/db";
import { webhookNotFound } from "./row";

/**
 * An endpoint as it is stored; nobody else changes it until the transaction ends.
 * @throws {CallerError} `notFound`: no such endpoint in this workspace.
 */
export async function lockWebhook(transaction: Queryable, workspaceId: string, id: string) {
  const held = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM "WebhookEndpoint" WHERE id = ${id}::uuid AND "workspaceId" = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  if (held.length === 0) throw webhookNotFound();
  return transaction.webhookEndpoint.findUniqueOrThrow({ where: { id, workspaceId } });
}
