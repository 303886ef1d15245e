import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createDatabase, type Database, Prisma } from "./client";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/index";
import { isDatabaseUnavailable, isUniqueViolation } from "./error-kinds";
import { applyMigrations } from "./migrate";
import { createTestDatabase, type TestDatabase } from "./testing";

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "no error",
    (error: unknown) => error,
  );
/** Longer than any test waits; ended with its server. */
const sleep = (database: Pick<Database, "$queryRaw">) => database.$queryRaw`SELECT 1 FROM pg_sleep(3600)`;
const asleep = (database: Database) => async () => {
  const [row] = await database.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`;
  return row?.count;
};

describe("errors of statements", () => {
  let test1: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test1 = await createTestDatabase(inject("postgresUrl"));
    database = createDatabase({ connectionString: test1.url });
  });
  afterAll(async () => {
    await database.$disconnect();
    await test1.drop();
  });

  test("a taken key is a unique violation, through the model and through SQL", async () => {
    const user = { email: "ann@example.com", name: "Ann", passwordHash: "x" };
    await database.user.create({ data: user });
    const byModel = await errorOf(database.user.create({ data: user }));
    const bySql = await errorOf(
      database.$executeRaw`INSERT INTO "User" (email, name, "passwordHash") VALUES (${user.email}, 'Ann', 'x')`,
    );
    expect([byModel, bySql].map(isUniqueViolation)).toEqual([true, true]);
    expect([byModel, bySql].map(isDatabaseUnavailable)).toEqual([false, false]);
  });

  test.each<[string, (database: Database) => Promise<unknown>]>([
    [
      "a broken CHECK",
      (db) => db.$executeRaw`INSERT INTO "User" (email, name, "passwordHash") VALUES ('A@B.C', '', '')`,
    ],
    ["no such table", (db) => db.$queryRaw`SELECT * FROM nowhere`],
    ["no such row", (db) => db.user.findUniqueOrThrow({ where: { email: "nobody@example.com" } })],
    ["an error of ours", () => Promise.reject(new Error("something else"))],
  ])("%s is neither", async (_, fail) => {
    const error = await errorOf(fail(database));
    expect(error).not.toBe("no error");
    expect([isUniqueViolation(error), isDatabaseUnavailable(error)]).toEqual([false, false]);
  });

  test("no free connection is a database unavailable", async () => {
    const small = createDatabase({ connectionString: test1.url, poolSize: 1 });
    const slow = errorOf(sleep(small));
    await expect.poll(asleep(database)).toBe(1);
    // Both are given up while the one connection is still held.
    const [query, transaction] = await Promise.all([
      errorOf(small.user.count()),
      errorOf(small.$transaction((tx) => tx.user.count())),
    ]);
    expect(await asleep(database)()).toBe(1);
    expect([query, transaction].map(isDatabaseUnavailable)).toEqual([true, true]);
    await database.$queryRaw`SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'`;
    await slow;
    await small.$disconnect();
  });
});

describe("a server that goes away", () => {
  let dataFolder: string;
  let server: EmbeddedPostgres;
  let database: Database;
  beforeAll(async () => {
    dataFolder = mkdtempSync(join(tmpdir(), "marque-away-"));
    server = await startEmbeddedPostgres({ dataFolder, fast: true });
    await applyMigrations({ connectionString: server.url });
    database = createDatabase({ connectionString: server.url });
  });
  afterAll(async () => {
    await database.$disconnect();
    await server.stop();
    rmSync(dataFolder, { recursive: true });
  });

  test("is unavailable while it is away, and used again when it is back", async () => {
    await database.user.count();
    const inFlight = errorOf(sleep(database));
    const inTransaction = errorOf(database.$transaction((transaction) => sleep(transaction)));
    await expect.poll(asleep(database)).toBe(2);
    await server.stop();
    expect(isDatabaseUnavailable(await inFlight)).toBe(true);
    expect(isDatabaseUnavailable(await inTransaction)).toBe(true);

    const errors = await Promise.all([
      errorOf(database.user.count()),
      errorOf(database.$queryRaw(Prisma.sql`SELECT 1`)),
      errorOf(database.$transaction((transaction) => transaction.user.count())),
    ]);
    expect(errors.map(isDatabaseUnavailable)).toEqual([true, true, true]);

    server = await startEmbeddedPostgres({ dataFolder, fast: true });
    expect(await database.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  test("is unavailable when it is killed", async () => {
    const inFlight = errorOf(sleep(database));
    await expect.poll(asleep(database)).toBe(1);
    process.kill(server.pid, "SIGKILL");
    expect(isDatabaseUnavailable(await inFlight)).toBe(true);
    server = await startEmbeddedPostgres({ dataFolder, fast: true });
    expect(await database.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  });

  test("that never answers is given up", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const address = silent.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const deaf = createDatabase({ connectionString: `postgresql://a:b@127.0.0.1:${port}/none` });
    const errors = await Promise.all([
      errorOf(deaf.user.count()),
      errorOf(deaf.$transaction((transaction) => transaction.user.count())),
    ]);
    expect(errors.map(isDatabaseUnavailable)).toEqual([true, true]);
    await deaf.$disconnect();
    silent.close();
  });
});
