import type { EventType } from "@marque/schema";

/** The keys under `webhooks.event` of what happened. */
export const EVENT_KEYS = {
  "brand.created": "brandCreated",
  "brand.updated": "brandUpdated",
  "brand.deleted": "brandDeleted",
} as const satisfies Record<EventType, string>;
