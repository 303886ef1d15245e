import { type Pool, Prisma, type Queryable } from "@marque/db";
import PgBoss from "pg-boss";

/** The schema that migrations/20261124143100_jobs makes. */
const SCHEMA = "marque_jobs";
const DAY = 24 * 60 * 60;

/** Work that is in hand. */
export type Job<Payload> = Payload & { id: string };

export interface QueueOptions {
  pool: Pool;
  /** A job that its process did not finish by then is another's: what had it is gone. */
  leaseSeconds: number;
  /** How long a job that was given back, or found, lies before it is taken again. */
  pauseSeconds: number;
  /** How often jobs of processes that are gone are looked for. */
  maintenanceSeconds: number;
  onError: (error: Error) => void;
}

/** The jobs of all processes, each taken by one of them. */
export interface JobQueue<Payload> {
  /** Adds jobs in a transaction, and with it. */
  add(transaction: Queryable, jobs: readonly Job<Payload>[]): Promise<void>;
  /** Takes so many at most; none when the database is away. */
  take(most: number): Promise<Job<Payload>[]>;
  /** It is done, whatever came of it. */
  finish(job: { id: string }): Promise<void>;
  /** Gives it back, for whoever takes it next. */
  release(job: { id: string }): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a queue: pg-boss on tables that migrations made, over connections of its own.
 * @param name of the queue, as a migration made it.
 * @throws when the database is away, or was migrated to the schema of another pg-boss, by a newer version of this program.
 */
export async function openQueue<Payload extends object>(
  name: string,
  { pool, leaseSeconds, pauseSeconds, maintenanceSeconds, onError }: QueueOptions,
): Promise<JobQueue<Payload>> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    migrate: false,
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    expireInSeconds: leaseSeconds,
    retryDelay: pauseSeconds,
    // Finished jobs are removed at once; this is for whatever an operator cancels by hand.
    archiveCompletedAfterSeconds: DAY,
    deleteAfterDays: 1,
  });
  boss.on("error", onError);
  await boss.start();
  return {
    async add(transaction, jobs) {
      if (jobs.length === 0) return;
      let added = 0;
      const executeSql = async (text: string, values: unknown[]) => {
        added = await transaction.$executeRawUnsafe(text, ...values.map((value) => value ?? null));
        return { rows: [] };
      };
      const rows = jobs.map(({ id, ...data }) => ({ id, name, data }));
      await boss.insert(rows, { db: { executeSql } });
      // pg-boss adds nothing, and says nothing, where there is no such queue.
      if (added !== jobs.length) throw new Error(`${jobs.length - added} jobs were not taken by the queue ${name}`);
    },
    async take(most) {
      const jobs = await boss.fetch<Payload>(name, { batchSize: most });
      return jobs.map(({ id, data }) => ({ ...data, id }));
    },
    finish: ({ id }) => boss.deleteJob(name, id),
    release: ({ id }) => boss.fail(name, id),
    close: () => boss.stop({ graceful: false }),
  };
}

/** Whether a job is still there, as a condition. @param id a column that names it. */
export const isQueued = (name: string, id: Prisma.Sql): Prisma.Sql => Prisma.sql`EXISTS (
  SELECT 1 FROM marque_jobs.job
  WHERE name = ${name} AND id = ${id} AND state IN ('created', 'retry', 'active'))`;
