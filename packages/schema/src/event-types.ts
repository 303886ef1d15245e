import type { EventType } from "./event";

/** The kinds of events that an endpoint can be told of. */
export const EVENT_TYPES = ["brand.created", "brand.updated", "brand.deleted"] as const satisfies EventType[];
