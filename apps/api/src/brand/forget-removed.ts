import { z } from "zod";
import { defineAction } from "../action/action";
import { keptSince } from "./removed";

/** Removes for good what was removed 30 days ago. */
export const forgetRemovedBrands = defineAction.mutation({
  name: "brand.forgetRemoved",
  permission: "operator",
  input: z.void(),
  output: z.strictObject({ forgotten: z.int() }),
  audit: { none: "it is nobody's act: the log has who removed them, and what they were" },
  isOneStatement: true,
  handler: async ({ database, now }) => {
    const { count } = await database.removedBrand.deleteMany({ where: { removedAt: { lte: keptSince(now) } } });
    return { forgotten: count };
  },
});
