import type { Webhook } from "@marque/schema";
import type { Act } from "../action/action";
import { CallerError } from "../caller-error";
import { lockWebhook } from "./lock";
import { toWebhook, WEBHOOK_COLUMNS } from "./row";
import { createWebhookSecret } from "./secret";

const HOUR = 60 * 60 * 1000;

/**
 * A new secret; for some hours deliveries are signed with the one before too, so that receivers can change over. While they
 * last the next rotation must end them (`overlapHours` 0): else the secret that receivers have would go without a word.
 * @throws {CallerError} `notFound`: no such endpoint here; `conflict`: a rotation is under way.
 */
export async function rotateWebhookSecret(
  { actor, database, services, now, audit }: Act,
  { id, overlapHours }: { id: string; overlapHours: number },
): Promise<{ webhook: Webhook; secret: string }> {
  const was = await lockWebhook(database, actor.workspaceId, id);
  if (overlapHours > 0 && was.previousUntil !== null && was.previousUntil > now)
    throw new CallerError(
      "conflict",
      `This secret was rotated, and the one before signs until ${was.previousUntil.toISOString()}. End it now with overlapHours 0.`,
    );
  const secret = createWebhookSecret();
  const previousUntil = overlapHours === 0 ? null : new Date(now.getTime() + overlapHours * HOUR);
  const row = await database.webhookEndpoint.update({
    where: { id, workspaceId: actor.workspaceId },
    data: {
      secret: services.seal.close(secret, id),
      previousSecret: previousUntil === null ? null : was.secret,
      previousUntil,
    },
    select: WEBHOOK_COLUMNS,
  });
  await audit.record({ subject: id, after: { previousUntil: previousUntil?.toISOString() ?? null } });
  return { webhook: toWebhook(row, now), secret };
}
