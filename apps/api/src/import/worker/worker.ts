import { isDatabaseUnavailable, type Pool } from "@marque/db";
import type { Contract } from "@marque/schema";
import pLimit from "p-limit";
import type { Call, Services } from "../../action/action";
import { execute } from "../../action/execute";
import type { Job } from "../../jobs/queue";
import { type JobWorker, startWorker, type WorkerLog, type WorkerTiming } from "../../jobs/worker";
import { UNLIMITED } from "../../limits/limiter";
import type { ImportActs } from "./acts";
import { createImportDispatch } from "./dispatch";
import { fillIn } from "./fill-in";
import { finishImport } from "./finish";
import { type ImportWork, nextRows } from "./next-rows";
import { IMPORTS, type ImportPayload } from "./queue";
import { RowNotWaitingError, recordRow } from "./record-row";
import { type StoreOptions, storeRow } from "./store-row";
import { sweepImports } from "./sweep";

export interface ImportOptions {
  services: Services;
  acts: ImportActs;
  contract: Contract;
  /** Connections for the queue alone. */
  pool: Pool;
  logger: WorkerLog;
  /** How long an analysis may take, milliseconds. */
  analysisMilliseconds: number;
  timing?: WorkerTiming;
}

/** Imports under way at once in a process, and analyses of one: few, so that people who wait for theirs get their turn. */
const CONCURRENCY = 2;
const ANALYSES = 4;
/** After so long the rest of an import is a job again, which another process may take. */
const SLICE_MILLISECONDS = 10_000;
/** What storing its rows takes at most, beside its slice and the analyses that were begun within. */
const SPARE_SECONDS = 60;
/** An import acts in no session of its person's: theirs may have ended. */
const NO_SESSION = "00000000-0000-0000-0000-000000000000";

const TIMING = (analysisMilliseconds: number): WorkerTiming => ({
  idle: 1_000,
  afterFault: 5_000,
  sweep: 60 * 60 * 1000,
  // The 20 rows that are in hand when a slice ends are analysed to their end.
  leaseSeconds: SPARE_SECONDS + (5 * analysisMilliseconds + SLICE_MILLISECONDS) / 1000,
  pauseSeconds: 0,
  maintenanceSeconds: 30,
});

/** Stores what people import, in this process, for all workspaces. */
export function startImports(options: ImportOptions): JobWorker {
  const { logger, acts, contract, timing = TIMING(options.analysisMilliseconds) } = options;
  // Whoever began an import was let in with all of its rows.
  const services = { ...options.services, limits: UNLIMITED };
  const asSystem = (requestId: string): Call => ({
    services,
    caller: { kind: "system", workspaceId: null },
    requestId,
  });
  let dispatch: ReturnType<typeof createImportDispatch> | undefined;

  async function perform(job: Job<ImportPayload>, signal: AbortSignal): Promise<"done" | "again"> {
    const { importId, id: jobId } = job;
    const system = asSystem(importId);
    const ends = performance.now() + SLICE_MILLISECONDS;
    while (performance.now() < ends && !signal.aborted) {
      const { work } = await execute(nextRows, system, { importId, jobId });
      if (work === null) return "done";
      const state = work.by === null ? "cancelled" : work.rows.length === 0 ? "done" : undefined;
      if (state !== undefined) {
        await execute(finishImport, system, { importId, jobId, state });
        return "done";
      }
      await storeRows(importId, work, signal);
    }
    return "again";
  }

  async function storeRows(importId: string, work: ImportWork, signal: AbortSignal): Promise<void> {
    const { workspaceId, by, duplicates, analyse, rows } = work;
    if (by === null) return;
    const caller = { kind: "user", ...by, workspaceId, sessionId: NO_SESSION } as const;
    const asPerson: Call = { services, caller, requestId: importId, signal };
    const store: StoreOptions = { acts, contract, asPerson, asSystem: asSystem(importId) };
    const limit = pLimit(ANALYSES);
    const filledIn = rows.map((row) =>
      analyse ? limit(() => fillIn(row, { acts, contract, asPerson, duplicates })) : Promise.resolve(row.brand),
    );
    // Heard of below, one after another: two rows of one website are the same brand, and stored in their order.
    for (const each of filledIn) each.catch(() => {});
    for (const [index, row] of rows.entries()) {
      if (signal.aborted) return;
      try {
        const brand = (await filledIn[index]) ?? row.brand;
        await storeRow({ ...row, brand, changes: row.brand, importId, duplicates }, store);
      } catch (error) {
        // Cancelled, or another process was faster.
        if (error instanceof RowNotWaitingError) return;
        if (isDatabaseUnavailable(error) || signal.aborted) throw error;
        logger.warn({ err: error, import: importId, row: row.number }, "a row could not be imported");
        await execute(recordRow, store.asSystem, { importId, number: row.number, outcome: "failed" });
      }
    }
  }

  return startWorker<ImportPayload>(
    {
      async dispatch(queue) {
        dispatch ??= createImportDispatch(queue);
        return (await execute(dispatch, asSystem("imports"), undefined)).jobs;
      },
      perform,
      sweep: async () => (await execute(sweepImports, asSystem("imports"), undefined)).isDone,
    },
    {
      ...{ pool: options.pool, logger, timing, queue: IMPORTS, concurrency: CONCURRENCY },
      words: { heldUp: "imports are held up", again: "imports go on" },
    },
  );
}
