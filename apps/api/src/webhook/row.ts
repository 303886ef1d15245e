import { EVENT_TYPES, type Webhook } from "@marque/schema";
import { CallerError } from "../caller-error";

/** The columns of an endpoint that may be shown. */
export const WEBHOOK_COLUMNS = {
  id: true,
  url: true,
  description: true,
  events: true,
  enabled: true,
  disabledReason: true,
  failingSince: true,
  previousUntil: true,
  createdAt: true,
} as const;

interface WebhookRow {
  id: string;
  url: string;
  description: string;
  events: string[];
  enabled: boolean;
  disabledReason: string | null;
  failingSince: Date | null;
  previousUntil: Date | null;
  createdAt: Date;
}

/** @param now by which the secret before the last rotation is past its time. */
export const toWebhook = (row: WebhookRow, now: Date): Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: EVENT_TYPES.filter((type) => row.events.includes(type)),
  enabled: row.enabled,
  disabledReason: row.disabledReason,
  failingSince: row.failingSince?.toISOString() ?? null,
  previousUntil: row.previousUntil !== null && row.previousUntil > now ? row.previousUntil.toISOString() : null,
  createdAt: row.createdAt.toISOString(),
});

/** Another workspace's endpoint and one that never was are the same to a caller. */
export const webhookNotFound = () => new CallerError("notFound", "This webhook does not exist.");
