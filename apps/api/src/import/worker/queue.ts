import { Prisma } from "@marque/db";
import { isQueued, type JobQueue } from "../../jobs/queue";

/** The queue that migrations/20261124172800_imports makes. */
export const IMPORTS = "imports";

/** Some more rows of one import. */
export interface ImportPayload {
  importId: string;
}
export type ImportQueue = JobQueue<ImportPayload>;

/** Whether an import's job is still there, as a condition of a statement on `"BrandImport"`. */
export const hasJob = isQueued(IMPORTS, Prisma.sql`"BrandImport"."jobId"`);
