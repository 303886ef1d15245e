import { z } from "zod";
import { defineAction } from "../../action/action";
import { hasJob } from "./queue";

const DAY = 24 * 60 * 60 * 1000;
/** Imports, and what became of their rows, are kept for so long. */
const KEPT = 30 * DAY;
/** Removed at a time, so that nobody waits long for it: each may have 5,000 rows. */
const AT_A_TIME = 20;

/** Removes imports that are past their time, or whose rows never came; finds those whose job is gone. */
export const sweepImports = defineAction.mutation({
  name: "import.sweep",
  permission: "operator",
  input: z.void(),
  output: z.strictObject({ removed: z.int(), recovered: z.int(), isDone: z.boolean() }),
  audit: { none: "it is nobody's act, and changes no brand" },
  handler: async ({ database, now }) => {
    const removed = await database.$executeRaw`
      DELETE FROM "BrandImport" WHERE id IN (
        SELECT id FROM "BrandImport"
        WHERE (state IN ('done', 'cancelled') AND "createdAt" < ${new Date(now.getTime() - KEPT)}::timestamptz)
          OR (state = 'open' AND "createdAt" < ${new Date(now.getTime() - DAY)}::timestamptz)
        LIMIT ${AT_A_TIME}
      )`;
    const recovered = await database.$executeRaw`
      UPDATE "BrandImport" SET "jobId" = NULL WHERE state = 'running' AND "jobId" IS NOT NULL AND NOT ${hasJob}`;
    return { removed, recovered, isDone: removed < AT_A_TIME };
  },
});
