import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createDatabase, createPool, type Database, type Pool } from "@marque/db";
import { createTestDatabase, type TestDatabase } from "@marque/db/testing";
import PgBoss from "pg-boss";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { type JobQueue, openQueue } from "./queue";

const MIGRATION = new URL("../../../../prisma/migrations/20261124143100_jobs/migration.sql", import.meta.url);
let stored: TestDatabase;
let database: Database;
let pool: Pool;
beforeAll(async () => {
  stored = await createTestDatabase(inject("postgresUrl"));
  database = createDatabase({ connectionString: stored.url, poolSize: 4 });
  pool = createPool({ connectionString: stored.url, poolSize: 2 });
});
afterAll(async () => {
  await Promise.all([database.$disconnect(), pool.end()]);
  await stored.drop();
});

/** Any of those that migrations made. */
const open = (leaseSeconds = 60) =>
  openQueue<{ deliveryId: string }>("webhook-deliveries", {
    pool,
    leaseSeconds,
    pauseSeconds: 0,
    maintenanceSeconds: 1,
    onError: (error) => expect.unreachable(String(error)),
  });
const job = () => ({ id: randomUUID(), deliveryId: randomUUID() });
const taken = (queue: JobQueue<{ deliveryId: string }>) =>
  vi.waitUntil(async () => (await queue.take(1))[0], inject("limits").condition);

describe("the queue", () => {
  test("is on the tables that this pg-boss makes itself, word for word", () => {
    const words = (sql: string) => sql.replace(/[\s;]+/g, " ");
    const own = PgBoss.getConstructionPlans("marque_jobs");
    const statements = own.slice(own.indexOf("CREATE TYPE"), own.lastIndexOf("COMMIT"));
    expect(words(readFileSync(MIGRATION, "utf8"))).toContain(words(statements).trim());
  });

  test("takes jobs with their transaction, or not at all", async () => {
    const queue = await open();
    const kept = job();
    await database.$transaction((transaction) => queue.add(transaction, [kept]));
    await expect(
      database.$transaction(async (transaction) => {
        await queue.add(transaction, [job(), job()]);
        throw new Error("the act fails");
      }),
    ).rejects.toThrow("the act fails");
    expect(await queue.take(10)).toEqual([kept]);
    expect(await queue.take(10)).toEqual([]);
    await queue.finish(kept);
    expect(await database.$queryRaw`SELECT id FROM marque_jobs.job`).toEqual([]);
    await queue.close();
  });

  test("gives each of 40 jobs to one of four that ask at once", async () => {
    const queue = await open();
    const jobs = Array.from({ length: 40 }, job);
    await queue.add(database, jobs);
    const batches = await Promise.all([1, 2, 3, 4].map(() => queue.take(20)));
    const ids = batches.flat().map(({ id }) => id);
    expect(ids.sort()).toEqual(jobs.map(({ id }) => id).sort());
    await Promise.all(jobs.map((each) => queue.finish(each)));
    await queue.close();
  });

  test("gives a job again that was given back, and one whose lease is over", async () => {
    const queue = await open(1);
    const given = job();
    await queue.add(database, [given]);
    await queue.release(await taken(queue));
    expect(await taken(queue)).toEqual(given);
    // Whoever has it now is never heard of again.
    expect(await taken(queue)).toEqual(given);
    await queue.finish(given);
    await queue.close();
  });

  test("is refused when a newer version's tables are there, so that the process goes on without", async () => {
    await database.$executeRaw`UPDATE marque_jobs.version SET version = version + 1`;
    await expect(open()).rejects.toThrow("requires migrations");
    await database.$executeRaw`UPDATE marque_jobs.version SET version = version - 1`;
  });
});
