import { z } from "zod";
import { timestamp } from "./brand";

/** A session of one's own, as it is listed: where somebody is signed in. */
export const sessionEntry = z.strictObject({
  id: z.uuid(),
  /** The workspace that it is in, if it is in one. */
  workspace: z.string().nullable(),
  createdAt: timestamp,
  /** To the minute. */
  lastSeenAt: timestamp,
  /** The IP address that it was started from. */
  address: z.string().nullable(),
  /** The browser, as it names itself. */
  agent: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;
