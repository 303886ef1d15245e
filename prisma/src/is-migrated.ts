import type { Queryable } from "./client";
import { readMigrations } from "./migrations";
import { migrationsFolder } from "./package-folder";

/**
 * Whether every migration of the folder is applied: two short queries, meant for a readiness check.
 *
 * @throws what the client throws when the database can't be asked.
 */
export async function isMigrated(database: Queryable, folder: string = migrationsFolder): Promise<boolean> {
  const [table] = await database.$queryRaw<{ present: boolean }[]>`
    SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS present`;
  if (table?.present !== true) return false;
  const rows = await database.$queryRaw<{ migration_name: string }[]>`
    SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map((row) => row.migration_name));
  return readMigrations(folder).every(({ name }) => applied.has(name));
}
