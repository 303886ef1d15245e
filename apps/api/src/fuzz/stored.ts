import type { Database } from "@marque/db";

/** What changes by being asked, whatever the answer: limits and last uses. */
const COUNTED = ["ApiToken", "RateLimit", "_prisma_migrations"];

/** A text that differs whenever a row of any table was added, changed or removed: by every table's name, rows and newest change. */
export async function createWitness(database: Database): Promise<() => Promise<Map<string, string>>> {
  const tables = await database.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  const names = tables.map(({ name }) => name).filter((name) => !COUNTED.includes(name));
  // Names of tables can't be parameters; these come from the catalogue. A row's xmin is the transaction that last wrote it.
  const counts = names.map(
    (name) =>
      `SELECT '${name}' AS name, count(*) || ' rows, ' || coalesce(max(xmin::text::bigint), 0) AS state FROM "${name}"`,
  );
  const statement = counts.join(" UNION ALL ");
  return async () => {
    const rows = await database.$queryRawUnsafe<{ name: string; state: string }[]>(statement);
    return new Map(rows.map(({ name, state }) => [name, state]));
  };
}
