import type { Act } from "../action/action";
import { withoutQuery } from "./address";
import { webhookNotFound } from "./row";

/** Removes an endpoint with all that was on its way there. @throws {CallerError} `notFound`: no such endpoint here. */
export async function removeWebhook({ actor, database, audit }: Act, { id }: { id: string }): Promise<{ id: string }> {
  const [was] = await database.$queryRaw<{ url: string; events: string[]; description: string }[]>`
    DELETE FROM "WebhookEndpoint" WHERE id = ${id}::uuid AND "workspaceId" = ${actor.workspaceId}::uuid
    RETURNING url, events, description`;
  if (was === undefined) throw webhookNotFound();
  const { url, events, description } = was;
  await audit.record({ subject: id, before: { url: withoutQuery(url), events, description } });
  return { id };
}
