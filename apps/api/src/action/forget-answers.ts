import { z } from "zod";
import { defineAction } from "./action";

/** Removes the answers to idempotency keys that are past their day. */
export const forgetAnswers = defineAction.mutation({
  name: "idempotency.forget",
  permission: "operator",
  input: z.void(),
  output: z.strictObject({ forgotten: z.int() }),
  audit: { none: "it is nobody's act, and changes nothing that anybody sees" },
  isOneStatement: true,
  handler: async ({ database, now }) => {
    const { count } = await database.idempotencyRecord.deleteMany({ where: { expiresAt: { lte: now } } });
    return { forgotten: count };
  },
});
