import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { createDatabase } from "./client";
import { hasSearchIndex } from "./has-search-index";
import { applyMigrations } from "./migrate";
import { readMigrations } from "./migrations";
import { migrationsFolder } from "./package-folder";
import { createEmptyDatabase, type TestDatabase } from "./testing";

const WORKSPACE = "00000000-0000-4000-8000-000000000001";
let stored: TestDatabase;
let client: Client;
beforeEach(async () => {
  stored = await createEmptyDatabase(inject("postgresUrl"));
  client = new Client({ connectionString: stored.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await stored.drop();
});

async function isIndexed(): Promise<boolean> {
  const database = createDatabase({ connectionString: stored.url, poolSize: 1 });
  const present = await hasSearchIndex(database);
  await database.$disconnect();
  return present;
}
const addBrand = () =>
  client.query(
    `WITH workspace AS (INSERT INTO "Workspace" (id, name) VALUES ($1, 'W'))
     INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, onboarded)
     VALUES ($1, 'a', 'Ärzte', '{xn--mnchner-brot-dlb.de,second.com}', '{Große}', true)`,
    [WORKSPACE],
  );
const search = async (word: string) =>
  (await client.query(`SELECT id FROM "Brand" WHERE "searchText" LIKE search_pattern($1)`, [word])).rowCount;

describe("the index that searches go by", () => {
  test("is there, and finds what was stored before it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "marque-migrations-"));
    cpSync(migrationsFolder, folder, { recursive: true });
    const names = readMigrations(folder).map(({ name }) => name);
    for (const name of names.slice(names.findIndex((each) => each.endsWith("_item_ids"))))
      rmSync(join(folder, name), { recursive: true });
    await applyMigrations({ connectionString: stored.url, folder });
    rmSync(folder, { recursive: true });
    // Before the search had a column.
    await addBrand();
    await client.query(
      `INSERT INTO "Prompt" ("workspaceId", "brandId", position, prompt, tags)
       SELECT $1, 'a', n, 'p' || n, '{}' FROM generate_series(0, 2) AS n`,
      [WORKSPACE],
    );
    await applyMigrations({ connectionString: stored.url });
    expect(await isIndexed()).toBe(true);
    for (const word of ["ärz", "münchner-brot.de", "xn--mnch", "second", "grosse"])
      expect([word, await search(word)]).toEqual([word, 1]);
    const { rows } = await client.query(`SELECT DISTINCT id FROM "Prompt" WHERE id IS NOT NULL`);
    expect(rows).toHaveLength(3);
  });

  test("is made also where an administrator put pg_trgm into a schema of its own", async () => {
    await client.query("CREATE SCHEMA extensions; CREATE EXTENSION pg_trgm SCHEMA extensions");
    await applyMigrations({ connectionString: stored.url });
    expect(await isIndexed()).toBe(true);
  });

  test("is left out where the role may not create extensions: all else is migrated, and searches find the same", async () => {
    const role = `limited_${process.hrtime.bigint()}`;
    await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'secret'; GRANT USAGE, CREATE ON SCHEMA public TO ${role}`);
    // Whoever may create a schema may create pg_trgm as well; that of the jobs is the administrator's work here too.
    await client.query(`CREATE SCHEMA marque_jobs AUTHORIZATION ${role}`);
    const url = new URL(stored.url);
    url.username = role;
    url.password = "secret";
    const { applied } = await applyMigrations({ connectionString: url.href });
    expect(applied).toEqual(readMigrations(migrationsFolder).map(({ name }) => name));
    expect(await isIndexed()).toBe(false);
    await addBrand();
    expect([await search("münchner"), await search("nowhere")]).toEqual([1, 0]);
    // What docs/operate.md tells an administrator.
    await client.query("CREATE EXTENSION pg_trgm");
    await client.query(
      `CREATE INDEX CONCURRENTLY "Brand_searchText_idx" ON "Brand" USING gin ("searchText" gin_trgm_ops)`,
    );
    expect(await isIndexed()).toBe(true);
    await client.query(`DROP OWNED BY ${role} CASCADE`);
    await client.query(`DROP ROLE ${role}`);
  });
});
