import { Client } from "pg";
import { loadAtlas } from "../packages/atlas/src";

/** Words of real brands' names, each as often as it stands in them. */
const WORDS = [...new Set(loadAtlas().categories.flatMap(({ brands }) => brands.map(({ brand }) => brand)))]
  .flatMap(({ name }) => name.toLowerCase().split(/[^a-z]+/))
  .filter((word) => word.length > 3);

/**
 * Stores brands as only SQL does, by the hundred thousand.
 * @param url of a database with one workspace.
 * @param workspaces they are shared out over, with the one that is there.
 */
export async function fillBrands(url: string, brands: number, workspaces: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`INSERT INTO "Workspace" (name) SELECT 'Bench ' || n FROM generate_series(2, $1::int) AS n`, [
    workspaces,
  ]);
  await client.query(
    `INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt")
     SELECT workspaces.ids[1 + n % $2], one || '-' || other || '-' || n, initcap(one) || ' ' || initcap(other) || ' ' || n,
       ARRAY[one || '-' || other || '-' || n || '.com', one || other || n || '.de'], ARRAY[initcap(one) || n],
       n % 1000 <> 0, true, '2026-01-01'::timestamptz + n * interval '1 s', '2026-06-01'::timestamptz - n * interval '1 s'
     FROM (SELECT array_agg(id) AS ids FROM "Workspace") AS workspaces,
       (SELECT n, $3::text[] AS words, hashint4(n) & 65535 AS a, hashint4(-n) & 65535 AS b
        FROM generate_series(1, $1::int) AS n) AS numbers,
       LATERAL (SELECT words[1 + a % cardinality(words)] AS one, words[1 + b % cardinality(words)] AS other) AS named`,
    [brands, workspaces, WORDS],
  );
  await client.query(`VACUUM ANALYZE "Brand", "BrandCount"`);
  await client.end();
}
