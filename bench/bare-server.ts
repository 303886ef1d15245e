// What a request costs that does nothing more than it must: bare node:http and pg with prepared statements, on the tables and
// the statements that the API uses, and an echo server beside it. The limit that the API's figures stand against.
// Environment: DATABASE_URL, WORKSPACE_ID, TOKEN_ID. Prints the port that it listens on.
import { createServer, type IncomingMessage } from "node:http";
import pg from "pg";
import { z } from "zod";

const { DATABASE_URL, WORKSPACE_ID, TOKEN_ID } = z
  .object({ DATABASE_URL: z.string(), WORKSPACE_ID: z.string(), TOKEN_ID: z.string() })
  .parse(process.env);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 });

const CREATE = `
  WITH brand AS (
    INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt")
    VALUES ($1::uuid, $2, $3, $4::text[], $5::text[], true, true, now(), now()) ON CONFLICT DO NOTHING RETURNING *
  ), competitors AS (
    INSERT INTO "Competitor" ("workspaceId", "brandId", position, name, domains, aliases)
    SELECT brand."workspaceId", brand.id, given.at - 1, given.value->>'name',
      ARRAY(SELECT jsonb_array_elements_text(given.value->'domains')), '{}'
    FROM brand, jsonb_array_elements($6::jsonb) WITH ORDINALITY AS given(value, at)
  ), prompts AS (
    INSERT INTO "Prompt" ("workspaceId", "brandId", position, prompt, tags, enabled)
    SELECT brand."workspaceId", brand.id, given.at - 1, given.value->>'prompt',
      ARRAY(SELECT jsonb_array_elements_text(given.value->'tags')), true
    FROM brand, jsonb_array_elements($7::jsonb) WITH ORDINALITY AS given(value, at)
  ), audit AS (
    INSERT INTO "AuditEvent" ("workspaceId", "actorKind", "actorId", action, subject, after)
    SELECT brand."workspaceId", 'token', $8, 'brand.create', brand.id, $9::jsonb FROM brand
  )
  SELECT id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt" FROM brand`;
const LIST = `
  SELECT id, name, domains, aliases, enabled, onboarded, "createdAt", "updatedAt" FROM "Brand"
  WHERE "workspaceId" = $1::uuid ORDER BY "createdAt" DESC, id DESC LIMIT 21`;

const body = z.object({
  id: z.string(),
  name: z.string(),
  domains: z.array(z.string()),
  competitors: z.array(z.unknown()).default([]),
  prompts: z.array(z.unknown()).default([]),
});

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  return text;
}

async function answer(request: IncomingMessage): Promise<string> {
  if (request.url === "/echo") return read(request);
  if (request.method === "GET")
    return JSON.stringify((await pool.query({ name: "list", text: LIST, values: [WORKSPACE_ID] })).rows);
  const text = await read(request);
  const { id, name, domains, competitors, prompts } = body.parse(JSON.parse(text));
  const values = [
    WORKSPACE_ID,
    id,
    name,
    domains,
    [],
    JSON.stringify(competitors),
    JSON.stringify(prompts),
    TOKEN_ID,
    text,
  ];
  return JSON.stringify((await pool.query({ name: "create", text: CREATE, values })).rows[0]);
}

const server = createServer(async (request, response) => {
  const text = await answer(request);
  response.writeHead(request.method === "GET" ? 200 : 201, { "content-type": "application/json" }).end(text);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`);
});
