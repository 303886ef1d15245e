import type { Webhook } from "@marque/schema";
import type { Act } from "../action/action";
import { toWebhook, WEBHOOK_COLUMNS } from "./row";

/** The workspace's endpoints, newest first. */
export async function listWebhooks({ actor, database, now }: Act): Promise<Webhook[]> {
  const rows = await database.webhookEndpoint.findMany({
    where: { workspaceId: actor.workspaceId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: WEBHOOK_COLUMNS,
  });
  return rows.map((row) => toWebhook(row, now));
}
