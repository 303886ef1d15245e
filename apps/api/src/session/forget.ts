import { z } from "zod";
import { defineAction } from "../action/action";
import { staleSince } from "../identity/session-lifetime";

/** Removes sessions that ended, or were last seen, 30 days ago. */
export const forgetSessions = defineAction.mutation({
  name: "session.forget",
  permission: "operator",
  input: z.void(),
  output: z.strictObject({ forgotten: z.int() }),
  audit: { none: "it is nobody's act, and these sessions were over" },
  isOneStatement: true,
  handler: async ({ database, now }) => {
    const since = staleSince(now);
    const { count } = await database.session.deleteMany({
      where: { OR: [{ lastSeenAt: { lte: since } }, { endedAt: { lte: since } }] },
    });
    return { forgotten: count };
  },
});
