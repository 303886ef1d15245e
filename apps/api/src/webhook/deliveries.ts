import { Prisma } from "@marque/db";
import { DELIVERY_ERRORS, timestamp, type WebhookDeliveryPage, type WebhookDeliveryQuery } from "@marque/schema";
import { z } from "zod";
import type { Act } from "../action/action";
import { decodeCursor, encodeCursor } from "../cursor";
import { webhookNotFound } from "./row";

const position = z.tuple([timestamp, z.uuid()]);

/**
 * What was sent, or is to be sent, to an endpoint, newest first, with every try.
 * @throws {CallerError} `notFound`: no such endpoint here; `validation`: a cursor that no page gave.
 */
export async function listDeliveries(
  { actor, database }: Act,
  { id, limit, cursor }: WebhookDeliveryQuery,
): Promise<WebhookDeliveryPage> {
  const behind = cursor === undefined ? undefined : decodeCursor(position, cursor);
  const endpoint = await database.webhookEndpoint.count({ where: { id, workspaceId: actor.workspaceId } });
  if (endpoint === 0) throw webhookNotFound();
  const found = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM "WebhookDelivery"
    WHERE "endpointId" = ${id}::uuid
      ${behind === undefined ? Prisma.empty : Prisma.sql`AND ("createdAt", id) < (${behind[0]}::timestamptz, ${behind[1]}::uuid)`}
    ORDER BY "createdAt" DESC, id DESC LIMIT ${limit + 1}`;
  const rows = await database.webhookDelivery.findMany({
    where: { id: { in: found.slice(0, limit).map((each) => each.id) } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: { event: { select: { id: true, type: true, at: true } }, attempts: { orderBy: { id: "asc" } } },
  });
  const last = rows.at(-1);
  return {
    deliveries: rows.map(({ id, event, state, nextTryAt, createdAt, attempts }) => ({
      id,
      event: { ...event, at: event.at.toISOString() },
      state,
      nextTryAt: state === "pending" ? nextTryAt.toISOString() : null,
      createdAt: createdAt.toISOString(),
      attempts: attempts.map(({ at, status, error, milliseconds }) => ({
        at: at.toISOString(),
        status,
        error: DELIVERY_ERRORS.find((each) => each === error) ?? null,
        milliseconds,
      })),
    })),
    nextCursor:
      found.length > limit && last !== undefined ? encodeCursor([last.createdAt.toISOString(), last.id]) : null,
  };
}
