import { z } from "zod";
import { defineAction } from "../../action/action";

/** Ends an import that has no rows left, or whose person may not go on: then what was not stored never is. */
export const finishImport = defineAction.mutation({
  name: "import.finish",
  permission: "operator",
  input: z.strictObject({ importId: z.uuid(), jobId: z.uuid(), state: z.enum(["done", "cancelled"]) }),
  output: z.void(),
  audit: { none: "its start has a row, and so has each brand of it" },
  handler: async ({ database, now }, { importId, jobId, state }) => {
    await database.brandImport.updateMany({
      where: { id: importId, jobId, state: "running" },
      data: { state, finishedAt: now, jobId: null },
    });
  },
});
