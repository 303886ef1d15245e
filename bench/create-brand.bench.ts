// How many brands a second are created, each with 10 competitors and 30 prompts, eight at a time on one database:
// by our verb, by the ORM's nested create, and by the bare driver writing the same rows, which is the limit.
import { randomUUID } from "node:crypto";
import { createDatabase } from "@marque/db";
import { createTestDatabase, startTestPostgres } from "@marque/db/testing";
import { brandCreate } from "@marque/schema";
import pg from "pg";
import { createBrand } from "../apps/api/src/brand/create";
import { race } from "./median";

const BRANDS = 200;
const AT_ONCE = 8;
const ROUNDS = 5;

const server = await startTestPostgres();
const { url } = await createTestDatabase(server.url);
const database = createDatabase({ connectionString: url, poolSize: AT_ONCE });
const pool = new pg.Pool({ connectionString: url, max: AT_ONCE });
// Connections that the pool has let go may still hear that the server stops.
pool.on("error", () => {});
const workspaceId = (await database.workspace.create({ data: { name: "Bench" } })).id;
const actor = { kind: "token", tokenId: randomUUID(), workspaceId, scopes: ["brands:write"] } as const;

const input = () =>
  brandCreate.parse({
    id: randomUUID(),
    name: "Acme",
    domains: ["acme.com", "acme.de"],
    competitors: Array.from({ length: 10 }, (_, i) => ({ name: `Rival ${i}`, domains: [`rival${i}.com`] })),
    prompts: Array.from({ length: 30 }, (_, i) => ({
      prompt: `best rocket skates number ${i}`,
      tags: ["rocket-skates"],
    })),
  });

async function many(create: () => Promise<unknown>): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let i = 0; i < BRANDS / AT_ONCE; i++) await create();
    }),
  );
}

const byOrm = () => {
  const { competitors, prompts, ...fields } = input();
  const placed = <T>(list: readonly T[]) => list.map((each, position) => ({ ...each, position }));
  return database.$transaction([
    database.brand.create({
      data: {
        ...fields,
        workspaceId,
        onboarded: true,
        competitors: { createMany: { data: placed(competitors) } },
        prompts: { createMany: { data: placed(prompts) } },
      },
    }),
    database.auditEvent.create({
      data: { workspaceId, actorKind: "token", action: "brand.create", subject: fields.id },
    }),
  ]);
};

const byDriver = async () => {
  const { id, name, domains, aliases, competitors, prompts } = input();
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, onboarded) VALUES ($1, $2, $3, $4, $5, true)`,
      [workspaceId, id, name, domains, aliases],
    );
    await client.query(
      `INSERT INTO "Competitor" ("workspaceId", "brandId", position, name, domains, aliases)
       SELECT $1, $2, i - 1, name, ARRAY[domain], '{}' FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS t(name, domain, i)`,
      [workspaceId, id, competitors.map((each) => each.name), competitors.map((each) => each.domains[0])],
    );
    await client.query(
      `INSERT INTO "Prompt" ("workspaceId", "brandId", position, prompt, tags, enabled)
       SELECT $1, $2, i - 1, prompt, ARRAY[tag], true FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS t(prompt, tag, i)`,
      [workspaceId, id, prompts.map((each) => each.prompt), prompts.map((each) => each.tags[0])],
    );
    await client.query(
      `INSERT INTO "AuditEvent" ("workspaceId", "actorKind", action, subject, after) VALUES ($1, 'token', 'brand.create', $2, $3)`,
      [workspaceId, id, JSON.stringify({ name, competitors, prompts })],
    );
    await client.query("COMMIT");
  } finally {
    client.release();
  }
};

const contenders = {
  "our verb, one statement": () => many(() => createBrand(database, actor, input(), new Date())),
  "the ORM's nested create": () => many(byOrm),
  "the bare driver, four statements": () => many(byDriver),
};
await race(contenders, 1); // connections are opened and plans made
const seconds = await race(contenders, ROUNDS);
for (const [name, taken] of Object.entries(seconds))
  console.log(`${name.padEnd(36)} ${(BRANDS / taken).toFixed(0).padStart(6)} brands/s`);

await pool.end();
await database.$disconnect();
await server.stop();
