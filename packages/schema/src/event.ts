import { z } from "zod";
import { brand } from "./brand";
import { EVENT_TYPES } from "./event-types";

/** What of a brand can change. */
export const BRAND_PARTS = ["name", "domains", "aliases", "enabled", "competitors", "prompts"] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

/** What is told of each kind of event. The brand is as it was right after the act, of a deleted one as it was last. */
export const eventData = {
  "brand.created": z.strictObject({ brand }),
  /** `changed`: what is not as it was. Lists are not sent along; ask for them. */
  "brand.updated": z.strictObject({ brand, changed: z.array(z.enum(BRAND_PARTS)) }),
  "brand.deleted": z.strictObject({ brand }),
} as const;
export type EventType = keyof typeof eventData;
export type EventData<T extends EventType> = z.infer<(typeof eventData)[T]>;

export const eventType = z.enum(EVENT_TYPES);

/** The type of what is sent to try an endpoint; nobody subscribes to it. Its data names the endpoint. */
export const TEST_EVENT = "webhook.test";
