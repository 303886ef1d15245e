import { randomUUID } from "node:crypto";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { createDatabase } from "./client";
import { isMigrated } from "./is-migrated";
import { applyMigrations, MigrationError } from "./migrate";
import { readMigrations } from "./migrations";
import { migrationsFolder } from "./package-folder";
import { createEmptyDatabase } from "./testing";

const names = readMigrations(migrationsFolder).map(({ name }) => name);

describe("applyMigrations", () => {
  let database: { url: string; drop(): Promise<void> };
  let client: Client;
  let folder: string;

  beforeEach(async () => {
    database = await createEmptyDatabase(inject("postgresUrl"));
    client = new Client({ connectionString: database.url });
    await client.connect();
    folder = mkdtempSync(join(tmpdir(), "marque-migrations-"));
    cpSync(migrationsFolder, folder, { recursive: true });
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  const apply = () => applyMigrations({ connectionString: database.url, folder });
  const add = (name: string, sql: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "migration.sql"), sql);
  };

  test("applies all to an empty database, then nothing", async () => {
    expect(await apply()).toEqual({ applied: names });
    expect(await apply()).toEqual({ applied: [] });
    const { rows } = await client.query('SELECT count(*)::int AS brands FROM "Brand"');
    expect(rows).toEqual([{ brands: 0 }]);
  });

  test("applies only what is new", async () => {
    await apply();
    add("29990101000000_more", "CREATE TABLE more (id int)");
    expect(await apply()).toEqual({ applied: ["29990101000000_more"] });
  });

  test("of three starts at once, one applies and the others wait", async () => {
    const results = await Promise.all([apply(), apply(), apply()]);
    expect(results.map(({ applied }) => applied.length).sort()).toEqual([0, 0, names.length]);
  });

  test("refuses a migration that was changed after it was applied", async () => {
    await apply();
    appendFileSync(join(folder, names[0] ?? "", "migration.sql"), "-- changed");
    await expect(apply()).rejects.toThrow(/was changed after it was applied/);
  });

  test("a migration that fails leaves nothing, and those before it stay", async () => {
    add("29990101000000_bad", "CREATE TABLE half (id int); SELECT 1/0;");
    const error = await apply().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MigrationError);
    expect(error).toMatchObject({ message: expect.stringContaining("29990101000000_bad"), cause: { code: "22012" } });
    const { rows } = await client.query(
      `SELECT to_regclass('half') AS half, array_agg(migration_name::text) AS applied FROM "_prisma_migrations"`,
    );
    expect(rows).toEqual([{ half: null, applied: names }]);
  });

  test("stops at a migration that failed halfway under the CLI", async () => {
    await apply();
    await client.query(`UPDATE "_prisma_migrations" SET finished_at = NULL`);
    await expect(apply()).rejects.toThrow(/failed halfway.*migrate resolve/s);
  });

  test("needs no right to create schemas where ours is there already", async () => {
    const role = `role_${randomUUID().replaceAll("-", "")}`;
    const { pathname } = new URL(database.url);
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'test'`);
    await client.query(
      `REVOKE CREATE ON DATABASE ${pathname.slice(1)} FROM PUBLIC; GRANT CREATE ON SCHEMA public TO ${role}`,
    );
    const url = new URL(database.url);
    url.username = role;
    url.password = "test";
    const applyAs = () => applyMigrations({ connectionString: url.href, folder });
    await expect(applyAs()).rejects.toThrow(/permission denied for database/);
    await client.query(`CREATE SCHEMA marque_jobs AUTHORIZATION ${role}`);
    // Those before the refused one stand.
    expect((await applyAs()).applied.length).toBeGreaterThan(0);
    await client.query(`DROP OWNED BY ${role} CASCADE; DROP ROLE ${role}`);
  });

  test("isMigrated follows the folder", async () => {
    const prisma = createDatabase({ connectionString: database.url });
    try {
      expect(await isMigrated(prisma, folder)).toBe(false);
      await apply();
      expect(await isMigrated(prisma, folder)).toBe(true);
      add("29990101000000_more", "SELECT 1");
      expect(await isMigrated(prisma, folder)).toBe(false);
    } finally {
      await prisma.$disconnect();
    }
  });
});
