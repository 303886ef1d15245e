import type { EventType } from "@marque/schema";

/** What happened, in words. */
export const EVENT_WORDS: Record<EventType, string> = {
  "brand.created": "A brand is created",
  "brand.updated": "A brand, its competitors or prompts change",
  "brand.deleted": "A brand is removed",
};
