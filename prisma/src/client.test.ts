import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { createDatabase, type Database } from "./client";
import { createTestDatabase, type TestDatabase } from "./testing";

let stored: TestDatabase;
let other: Database;
const warn = vi.fn();
beforeAll(async () => {
  stored = await createTestDatabase(inject("postgresUrl"));
  other = createDatabase({ connectionString: stored.url, poolSize: 1 });
});
afterAll(async () => {
  await other.$disconnect();
  await stored.drop();
});

const single = () => createDatabase({ connectionString: stored.url, poolSize: 1, logger: { warn } });
const pidOf = async (database: Pick<Database, "$queryRaw">) => {
  const [row] = await database.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return row?.pid ?? 0;
};
const kill = (pid: number) => other.$queryRaw`SELECT pg_terminate_backend(${pid}::int)`;

describe("a connection", () => {
  test("that was handed back within a transaction is not used again", async () => {
    const database = single();
    const first = await pidOf(database);
    await database.$executeRawUnsafe("BEGIN");
    await expect(database.$queryRawUnsafe("SELECT nothing")).rejects.toThrow();
    expect(await pidOf(database)).not.toBe(first);
    await database.$disconnect();
  });

  test("that is killed is told of, and the next query has another", async () => {
    const database = single();
    const idle = await pidOf(database);
    await kill(idle);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(await pidOf(database)).not.toBe(idle);
    await database.$disconnect();
  });

  test("that is killed in a transaction, in a query or between two, fails that transaction alone", async () => {
    const database = single();
    for (const query of ["SELECT pg_sleep(30)", undefined]) {
      const killed = database.$transaction(async (transaction) => {
        const pid = await pidOf(transaction);
        // Prisma asks nothing before somebody waits for it.
        const killing = kill(pid).then((rows) => rows);
        if (query !== undefined) await transaction.$queryRawUnsafe(query);
        await killing;
        await setTimeout(50);
        await transaction.$queryRaw`SELECT 1`;
      });
      await expect(killed).rejects.toThrow();
      expect(await pidOf(database)).toBeGreaterThan(0);
    }
    await database.$disconnect();
  });
});
