import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { applyMigrations } from "./migrate";
import { readMigrations } from "./migrations";
import { migrationsFolder } from "./package-folder";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "./testing";

const WORKSPACES = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];

let stored: TestDatabase;
const clients: Client[] = [];
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await stored.drop();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: stored.url });
  // Some are cut off.
  client.on("error", () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}

const addWorkspaces = (client: Client) =>
  client.query(`INSERT INTO "Workspace" (id, name) SELECT id, 'W' FROM unnest($1::uuid[]) AS id`, [WORKSPACES]);

/** Brands `from` to `to` of a workspace, every third of them switched off; those that are there stay. */
const addBrands = (client: Client, workspace: string | undefined, from: number, to: number) =>
  client.query(
    `INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, enabled, onboarded)
     SELECT $1, 'b' || n, 'B', '{b.com}', '{}', n % 3 <> 0, true FROM generate_series($2::int, $3::int) AS n
     ON CONFLICT DO NOTHING`,
    [workspace, from, to],
  );

/** What is kept and what is there, of each workspace, at one moment. */
async function countsOf(client: Client): Promise<{ kept: unknown; counted: unknown }> {
  const { rows } = await client.query<{ kept: unknown; counted: unknown }>(
    `SELECT (SELECT json_agg(sums ORDER BY "workspaceId") FROM (
         SELECT "workspaceId", sum(total) AS total, sum(enabled) AS enabled FROM "BrandCount" GROUP BY 1
         HAVING sum(total) <> 0 OR sum(enabled) <> 0) AS sums) AS kept,
       (SELECT json_agg(counts ORDER BY "workspaceId") FROM (
         SELECT "workspaceId", count(*) AS total, count(*) FILTER (WHERE enabled) AS enabled
         FROM "Brand" GROUP BY 1) AS counts) AS counted`,
  );
  return rows[0] ?? { kept: undefined, counted: undefined };
}

describe("the migration", () => {
  beforeEach(async () => {
    stored = await createEmptyDatabase(inject("postgresUrl"));
    const folder = mkdtempSync(join(tmpdir(), "marque-migrations-"));
    cpSync(migrationsFolder, folder, { recursive: true });
    const names = readMigrations(folder).map(({ name }) => name);
    for (const name of names.slice(names.findIndex((each) => each.endsWith("_brand_counts"))))
      rmSync(join(folder, name), { recursive: true });
    await applyMigrations({ connectionString: stored.url, folder });
    rmSync(folder, { recursive: true });
  });

  test("counts the brands that are there, and those that are being written as it begins", async () => {
    const client = await connect();
    await addWorkspaces(client);
    await addBrands(client, WORKSPACES[0], 1, 10);
    await client.query("BEGIN");
    await addBrands(client, WORKSPACES[0], 11, 20);
    await client.query(`DELETE FROM "Brand" WHERE id = 'b1'`);
    const migrated = applyMigrations({ connectionString: stored.url });
    const watcher = await connect();
    await expect
      .poll(async () => (await watcher.query("SELECT 1 FROM pg_locks WHERE NOT granted")).rowCount, {
        timeout: inject("limits").condition,
      })
      .toBe(1);
    await client.query("COMMIT");
    await migrated;
    const [first] = WORKSPACES;
    const kept = [{ workspaceId: first, total: 19, enabled: 13 }];
    expect(await countsOf(client)).toEqual({ kept, counted: kept });
  });
});

describe("the kept number of brands", () => {
  let client: Client;
  beforeEach(async () => {
    stored = await createTestDatabase(inject("postgresUrl"));
    client = await connect();
    await addWorkspaces(client);
  });

  test("is that of the brands, whatever one statement does to them", async () => {
    const [first, second] = WORKSPACES;
    await addBrands(client, first, 1, 1000);
    await addBrands(client, second, 1, 5);
    await addBrands(client, second, 3, 8);
    for (const statement of [
      `UPDATE "Brand" SET name = 'C'`,
      `UPDATE "Brand" SET enabled = NOT enabled WHERE id <> 'b2'`,
      `UPDATE "Brand" SET id = 'moved-' || id, "workspaceId" = '${second}'
         WHERE "workspaceId" = '${first}' AND id IN ('b7', 'b9')`,
      `DELETE FROM "Brand" WHERE id LIKE 'b1%'`,
      `WITH made AS (INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, onboarded)
         SELECT id, 'both', 'B', '{b.com}', '{}', true FROM "Workspace" RETURNING 1)
       DELETE FROM "Brand" WHERE id = 'b2'`,
    ]) {
      await client.query(statement);
      const { kept, counted } = await bothCounts();
      expect([statement, kept]).toEqual([statement, counted]);
    }
  });

  test("goes with its workspace", async () => {
    await addBrands(client, WORKSPACES[0], 1, 10);
    await addBrands(client, WORKSPACES[1], 1, 3);
    await client.query(`DELETE FROM "Workspace" WHERE id = $1`, [WORKSPACES[0]]);
    const { rows } = await client.query(`SELECT "workspaceId", sum(total)::int FROM "BrandCount" GROUP BY 1`);
    expect(rows).toEqual([{ workspaceId: WORKSPACES[1], sum: 3 }]);
  });

  test("is the sum of some hundred rows, however many acts there were", async () => {
    // What is folded is by chance, which begins here.
    await client.query("SELECT setseed(0.5)");
    const rows = async () => (await client.query(`SELECT FROM "BrandCount"`)).rowCount ?? 0;
    await addBrands(client, WORKSPACES[0], 1, 200);
    expect(await rows()).toBe(1);
    const most = { rows: 0 };
    for (let n = 201; n <= 1200; n++) {
      await addBrands(client, WORKSPACES[0], n, n);
      if (n % 10 === 0) most.rows = Math.max(most.rows, await rows());
    }
    expect(most.rows).toBeGreaterThan(10);
    expect(most.rows).toBeLessThan(1000);
  });

  /** From lower numbers to higher, so that they wait for each other's brands and never in a circle. */
  const ACTS: readonly ((one: Client, workspace: string | undefined, n: number) => Promise<unknown>)[] = [
    (one, workspace, n) => addBrands(one, workspace, n, n),
    (one, workspace, n) => addBrands(one, workspace, n, n + 120),
    (one, workspace, n) => one.query(`DELETE FROM "Brand" WHERE "workspaceId" = $1 AND id = $2`, [workspace, `b${n}`]),
    (one, workspace, n) =>
      one.query(`UPDATE "Brand" SET enabled = NOT enabled WHERE "workspaceId" = $1 AND id = $2`, [workspace, `b${n}`]),
    (one) => one.query(`SELECT fold_brand_counts(id) FROM "Workspace"`),
  ];
  const LAST_SINGLE = 20;

  test("is that of the brands while many write at once, whichever of them give up or are cut off", async () => {
    let isOver = false;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      let one = await connect();
      for (let round = 0; round < 60; round++) {
        const workspace = WORKSPACES[(writer + round) % 5 === 0 ? 1 : 0];
        const single = [0, 2, 3][(writer * 7 + round) % 3] ?? 0;
        await one.query("BEGIN");
        await ACTS[single]?.(one, workspace, 1 + ((writer * 5 + round * 3) % LAST_SINGLE));
        await ACTS[(writer + round * 2) % ACTS.length]?.(one, workspace, LAST_SINGLE + 1 + ((writer + round) % 9));
        const end = (writer * 3 + round) % 8;
        if (end === 0) {
          await one.query("SELECT pg_terminate_backend(pg_backend_pid())").catch(() => undefined);
          one = await connect();
        } else await one.query(end === 1 ? "ROLLBACK" : "COMMIT");
      }
    });
    const reader = (async () => {
      let reads = 0;
      while (!isOver || reads === 0) {
        const { kept, counted } = await bothCounts();
        expect(kept).toEqual(counted);
        reads += 1;
      }
    })();
    const written = Promise.all(writers).finally(() => {
      isOver = true;
    });
    await Promise.all([written, reader]);
    const { kept, counted } = await bothCounts();
    expect(kept).toEqual(counted);
    expect(counted).toHaveLength(2);
  });

  const bothCounts = () => countsOf(client);
});
