import { z } from "zod";
import { defineAction } from "../../action/action";
import type { Job } from "../../jobs/queue";
import type { ImportPayload, ImportQueue } from "./queue";

const AT_A_TIME = 20;

/** Takes imports that were started on their way: a job for each. Of several processes at once none takes what another has. */
export const createImportDispatch = (queue: Pick<ImportQueue, "add">) =>
  defineAction.mutation({
    name: "import.dispatch",
    permission: "operator",
    input: z.void(),
    output: z.strictObject({ jobs: z.int() }),
    audit: { none: "what it sends on its way was somebody's act, which has its row" },
    handler: async ({ database }) => {
      const jobs = await database.$queryRaw<Job<ImportPayload>[]>`
        WITH due AS MATERIALIZED (
          SELECT id FROM "BrandImport" WHERE state = 'running' AND "jobId" IS NULL
          ORDER BY "createdAt" LIMIT ${AT_A_TIME} FOR UPDATE SKIP LOCKED
        )
        UPDATE "BrandImport" SET "jobId" = gen_random_uuid() FROM due WHERE "BrandImport".id = due.id
        RETURNING "BrandImport"."jobId" AS id, due.id AS "importId"`;
      await queue.add(database, jobs);
      return { jobs: jobs.length };
    },
  });
