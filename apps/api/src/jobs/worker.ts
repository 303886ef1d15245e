import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "@marque/db";
import { type Job, type JobQueue, openQueue } from "./queue";

export interface WorkerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** Milliseconds, or seconds where it says so. */
export interface WorkerTiming {
  /** Between two looks at what is due while there is nothing to do. */
  idle: number;
  /** After a failure of the database. */
  afterFault: number;
  sweep: number;
  /** A job that was not finished by then was its process' last. Longer than a job with all that is written of it. */
  leaseSeconds: number;
  /** How long a job that was given back lies before it is taken again. */
  pauseSeconds: number;
  maintenanceSeconds: number;
}

/** What a worker's jobs are about. */
export interface Work<Payload> {
  /** Makes what is due into jobs of the queue. @returns how much that was. */
  dispatch(queue: Pick<JobQueue<Payload>, "add">): Promise<number>;
  /** Does a job. @param signal aborted when no time is left for it. @returns whether it is to be taken again. */
  perform(job: Job<Payload>, signal: AbortSignal): Promise<"done" | "again">;
  /** Removes what is past its time. @returns whether all of it is. */
  sweep(): Promise<boolean>;
}

export interface WorkerOptions {
  /** The queue, as a migration made it. */
  queue: string;
  /** Connections for the queue alone. */
  pool: Pool;
  /** Jobs under way at once. */
  concurrency: number;
  logger: WorkerLog;
  /** What the log says when the database keeps it from working, and when it works again. */
  words: { heldUp: string; again: string };
  timing: WorkerTiming;
}

export interface JobWorker {
  /** Takes nothing more; what is under way may take so long, and is given back then. */
  stop(graceMilliseconds: number): Promise<void>;
}

/**
 * Does jobs in this process, for all workspaces; any number of processes may. Whatever the database does, it goes on when
 * that is there again: everything that it knows is stored.
 */
export function startWorker<Payload extends object>(work: Work<Payload>, options: WorkerOptions): JobWorker {
  const { pool, concurrency, logger, words, timing } = options;
  const stopping = new AbortController();
  const givenUp = new AbortController();
  const underWay = new Set<Promise<void>>();
  let hasFailed = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  const fault = (err: unknown) => {
    if (!hasFailed && !stopping.signal.aborted) logger.warn({ err }, words.heldUp);
    hasFailed = true;
  };

  /** @throws never: what is not finished here is found again when its lease is over. */
  async function perform(queue: JobQueue<Payload>, job: Job<Payload>): Promise<void> {
    try {
      if ((await work.perform(job, givenUp.signal)) === "done") await queue.finish(job);
      else await queue.release(job);
    } catch (error) {
      if (!givenUp.signal.aborted) fault(error);
      await queue.release(job).catch(fault);
    }
  }

  /** @returns whether there may be more at once. */
  async function turn(queue: JobQueue<Payload>): Promise<boolean> {
    const dispatched = await work.dispatch(queue);
    const free = concurrency - underWay.size;
    const taken = free > 0 ? await queue.take(free) : [];
    for (const job of taken) {
      const performing = perform(queue, job).finally(() => underWay.delete(performing));
      underWay.add(performing);
    }
    if (performance.now() - sweptAt > timing.sweep && (await work.sweep())) sweptAt = performance.now();
    if (hasFailed) logger.info({}, words.again);
    hasFailed = false;
    return dispatched + taken.length > 0;
  }

  async function run(): Promise<void> {
    let queue: JobQueue<Payload> | undefined;
    while (!stopping.signal.aborted) {
      try {
        queue ??= await openQueue<Payload>(options.queue, { pool, onError: fault, ...timing });
        const isBusy = await turn(queue);
        // What ends makes room for what waits.
        if (!isBusy || underWay.size >= concurrency) await Promise.race([...underWay, pause(timing.idle)]);
      } catch (error) {
        fault(error);
        await pause(timing.afterFault);
      }
    }
    await Promise.all(underWay);
    await queue?.close();
  }

  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined); // woken to stop

  const running = run();
  return {
    async stop(graceMilliseconds) {
      stopping.abort();
      const overdue = setTimeout(() => givenUp.abort(), graceMilliseconds);
      await running;
      clearTimeout(overdue);
    },
  };
}
