import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { type Migration, readMigrations } from "./migrations";
import { migrationsFolder } from "./package-folder";

/** The database can't be brought to this version's shape. The message says what to do; `cause` is PostgreSQL's error. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** The key of the advisory lock that the Prisma CLI takes to migrate, so that it and we wait for each other. */
const MIGRATE_LOCK = 72707369;

// As the Prisma CLI creates it (schema-engine, imperative_migration_persistence.rs).
const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum"              VARCHAR(64) NOT NULL,
    "finished_at"           TIMESTAMPTZ,
    "migration_name"        VARCHAR(255) NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        TIMESTAMPTZ,
    "started_at"            TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count"   INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * Brings a database up to date, as `prisma migrate deploy` does and in the same book-keeping, so that the two can be
 * mixed. Each migration and its record are one transaction: it is there whole or not at all. Of several processes that
 * start at once one applies, and the others wait for it. Migrations that only the database knows are a newer version's,
 * and left alone.
 *
 * @param folder where the migrations are; by default this package's.
 * @returns the names of those applied now, in order.
 * @throws MigrationError when one fails, was changed after it was applied, or failed earlier under the CLI.
 */
export async function applyMigrations({
  connectionString,
  folder = migrationsFolder,
}: {
  connectionString: string;
  folder?: string;
}): Promise<{ applied: string[] }> {
  const migrations = readMigrations(folder);
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATE_LOCK]); // goes with the connection
    await client.query(CREATE_TABLE);
    const pending = await findPending(client, migrations);
    for (const migration of pending) await applyOne(client, migration);
    return { applied: pending.map(({ name }) => name) };
  } finally {
    await client.end();
  }
}

interface MigrationRow {
  migration_name: string;
  checksum: string;
  finished: boolean;
}

async function findPending(client: Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<MigrationRow>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
       FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  const failed = rows.find(({ finished }) => !finished);
  if (failed) {
    throw new MigrationError(
      `The migration ${failed.migration_name} failed halfway. Repair the database by hand, then tell Prisma with ` +
        `"prisma migrate resolve --applied ${failed.migration_name}" (or --rolled-back), or restore a backup.`,
    );
  }
  const checksums = new Map(rows.map((row) => [row.migration_name, row.checksum]));
  return migrations.filter(({ name, checksum }) => {
    const applied = checksums.get(name);
    if (applied !== undefined && applied !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it was applied to this database. Restore its migration.sql, and put the change into a migration of its own.`,
      );
    }
    return applied === undefined;
  });
}

async function applyOne(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (cause) {
    // When the connection itself broke, PostgreSQL has rolled back already, and the cause is what matters.
    await client.query("ROLLBACK").catch(() => undefined);
    throw new MigrationError(
      `The migration ${name} failed and left nothing behind: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
  }
}
