import { z } from "zod";
import { defineAction } from "../action/action";

const MONTH = 30 * 24 * 60 * 60 * 1000;

/** Removes links of every kind that are too old to be used; invitations a month later, since owners see them in their list. */
export const forgetLinks = defineAction.mutation({
  name: "member.forgetLinks",
  permission: "operator",
  input: z.void(),
  output: z.strictObject({ forgotten: z.int() }),
  audit: { none: "it is nobody's act, and changes nothing that anybody could use" },
  handler: async ({ database, now }) => {
    const monthAgo = new Date(now.getTime() - MONTH);
    const { count: invitations } = await database.invitation.deleteMany({ where: { expiresAt: { lte: monthAgo } } });
    const { count: resets } = await database.passwordReset.deleteMany({ where: { expiresAt: { lte: now } } });
    return { forgotten: invitations + resets };
  },
});
