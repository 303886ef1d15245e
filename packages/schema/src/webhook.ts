import { z } from "zod";
import { timestamp } from "./brand";
import { eventType } from "./event";
import { fault } from "./fault";
import { overlapHours } from "./rotation";
import { uniqueBy } from "./same-text";
import { text } from "./text";
import { wholeNumber } from "./whole-number";

/** So many endpoints a workspace may have. */
export const MOST_WEBHOOKS = 20;

const url = z
  .string()
  .trim()
  .min(1)
  .max(2048)
  .meta({ description: "An http(s) address on the public internet.", examples: ["https://acme.com/hooks/marque"] });
const events = z
  .array(eventType)
  .refine((values) => values.length > 0, fault("choose"))
  .transform((values) => uniqueBy(values, (value) => value));
/** What it is for; blank when it needs no words. */
const description = z.literal("").or(text(200));

/** What a new endpoint is made of. */
export const webhookCreate = z.strictObject({ url, events, description: description.default("") });
export type WebhookCreate = z.output<typeof webhookCreate>;

/** What of an endpoint can be changed: any of these, at least one. */
export const webhookChanges = z
  .strictObject({
    url: url.optional(),
    events: events.optional(),
    description: description.optional(),
    enabled: z.boolean().optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), fault("nothing-changed"));
export type WebhookChanges = z.output<typeof webhookChanges>;

/** An endpoint as it is shown: never with its secret. */
export const webhook = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(eventType),
  enabled: z.boolean(),
  /** Why it was switched off, when nobody did. */
  disabledReason: z.string().nullable(),
  /** Since when it accepts nothing; `null` while it does. */
  failingSince: timestamp.nullable(),
  /** Until when the secret before its last rotation signs too; `null` when none does. */
  previousUntil: timestamp.nullable(),
  createdAt: timestamp,
});
export type Webhook = z.infer<typeof webhook>;

/** An endpoint with its secret, `whsec_…`: shown this once. */
export const webhookWithSecret = z.strictObject({ webhook, secret: z.string() });

export const webhookRotation = z.strictObject({ id: z.uuid(), overlapHours });

/** Why a try failed without an answer that says so. */
export const DELIVERY_ERRORS = [
  /** The address may not be called: not public, not http(s), another port. */
  "blocked",
  "no-such-host",
  "unreachable",
  "tls",
  "timeout",
  /** Answered, with a status that is no 2xx. */
  "status",
  /** Answered with a redirect, which is not followed. */
  "redirect",
  /** The secret can't be read: the key that it was sealed with is gone. */
  "secret-unreadable",
] as const;
export const deliveryError = z.enum(DELIVERY_ERRORS);
export type DeliveryError = z.infer<typeof deliveryError>;

/** An event on its way to an endpoint, with every try. */
export const webhookDelivery = z.strictObject({
  id: z.uuid(),
  /** `id` is the header `webhook-id`. */
  event: z.strictObject({ id: z.uuid(), type: z.string(), at: timestamp }),
  state: z.enum(["pending", "delivered", "failed"]),
  /** When it is tried next; `null` when it isn't. */
  nextTryAt: timestamp.nullable(),
  createdAt: timestamp,
  /** In the order they were made. */
  attempts: z.array(
    z.strictObject({
      at: timestamp,
      status: z.number().int().nullable(),
      error: deliveryError.nullable(),
      milliseconds: z.number().int(),
    }),
  ),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** Which deliveries of an endpoint, newest first, from behind a cursor on. */
export const webhookDeliveryQuery = z.strictObject({
  id: z.uuid(),
  limit: wholeNumber(1, 100).default(20),
  cursor: z.string().max(200).optional(),
});
export type WebhookDeliveryQuery = z.output<typeof webhookDeliveryQuery>;

export const webhookDeliveryPage = z.strictObject({
  deliveries: z.array(webhookDelivery),
  nextCursor: z.string().nullable(),
});
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>;
