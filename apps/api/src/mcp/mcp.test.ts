import type { Scope } from "@marque/schema";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let url: URL;
beforeAll(async () => {
  server = await startTestServer();
  url = new URL("/mcp", await server.app.listen({ host: "127.0.0.1", port: 0 }));
});
afterAll(() => server.close());

const ERAS = ["legacy", "auto"] as const;
async function connect(era: (typeof ERAS)[number], scopes?: Scope[]): Promise<Client> {
  const secret = await server.createSecret(scopes === undefined ? {} : { scopes });
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode: era } });
  const headers = { authorization: `Bearer ${secret}` };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
  return client;
}
const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name).sort();
const fields = (id: string) => ({ id, name: `Brand ${id}`, domains: [`${id}.com`], prompts: ["a b c"] });

describe.each(ERAS)("a client of the %s era", (era) => {
  test("finds at most eight tools, says which change what, and what they take", async () => {
    const client = await connect(era);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual([
      "analyze_website",
      "create_brand",
      "find_markets",
      "get_brand",
      "list_brands",
      "list_competitors",
      "list_prompts",
      "update_brand",
    ]);
    const hints = new Map(tools.map(({ name, annotations }) => [name, annotations]));
    expect(hints.get("get_brand")).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(hints.get("create_brand")).toMatchObject({ readOnlyHint: false, destructiveHint: false });
    expect(hints.get("update_brand")).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    const create = tools.find(({ name }) => name === "create_brand");
    expect(create?.inputSchema.required).toEqual(["id", "name", "domains"]);
    expect(Object.keys(create?.inputSchema.properties ?? {})).toContain("competitors");
    await client.close();
  });

  test("creates, reads and changes a brand; the audit log tells of its token", async () => {
    const client = await connect(era);
    const id = `by-${era}`;
    const created = await client.callTool({ name: "create_brand", arguments: fields(id) });
    expect(created.structuredContent).toMatchObject({ id, domains: [`${id}.com`], onboarded: true });
    const changes = { name: "Other" };
    await client.callTool({ name: "update_brand", arguments: { id, changes } });
    const { structuredContent } = await client.callTool({ name: "get_brand", arguments: { id } });
    expect(structuredContent).toMatchObject({ id, name: "Other" });
    const told = await server.database.auditEvent.findMany({ where: { subject: id }, orderBy: { id: "asc" } });
    expect(told.map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ["brand.create", "token"],
      ["brand.update", "token"],
    ]);
    await client.close();
  });

  test("is told what does not fit, in words that it can act on", async () => {
    const client = await connect(era);
    const refused = await client.callTool({ name: "create_brand", arguments: { id: "x", domains: ["nowhere"] } });
    expect([refused.isError, refused.content]).toEqual([
      true,
      [{ type: "text", text: 'name: is required; domains.0: "nowhere" is not a valid domain' }],
    ]);
    const missing = await client.callTool({ name: "get_brand", arguments: { id: "missing" } });
    expect([missing.isError, missing.content]).toEqual([
      true,
      [{ type: "text", text: 'Brand "missing" does not exist.' }],
    ]);
    await client.close();
  });

  test("with a token that only reads doesn't see what writes, and can't use it", async () => {
    const client = await connect(era, ["brands:read"]);
    expect(await names(client)).toEqual(["get_brand", "list_brands", "list_competitors", "list_prompts"]);
    await expect(client.callTool({ name: "create_brand", arguments: fields("unseen") })).rejects.toThrow();
    expect(await server.database.brand.count({ where: { id: "unseen" } })).toBe(0);
    await client.close();
  });

  test("analyses a website, with what it was told of it", async () => {
    const client = await connect(era);
    const arguments_ = { website: "nike.com", maxCompetitors: 2, maxPrompts: 0, about: "running shoes" };
    const { structuredContent, isError } = await client.callTool({ name: "analyze_website", arguments: arguments_ });
    expect([isError ?? false, structuredContent]).toMatchObject([false, { website: "nike.com", brandName: "Nike" }]);
    await client.close();
  });
});

describe("/mcp", () => {
  const ask = async (
    headers: Record<string, string>,
    body: unknown = { jsonrpc: "2.0", id: 1, method: "tools/list" },
  ) =>
    server.app.inject({
      method: "POST",
      url: "/mcp",
      headers: {
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        host: "localhost:4000",
        ...headers,
      },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  const authorized = async () => ({ authorization: `Bearer ${await server.createSecret()}` });

  test("refuses who has no token, before anything is read", async () => {
    const answer = await ask({}, "no json");
    expect([answer.statusCode, answer.headers["www-authenticate"], answer.json().error]).toEqual([
      401,
      "Bearer",
      "Unauthorized",
    ]);
  });

  test.each([
    ["evil.example", undefined, 403],
    ["localhost.evil.example:4000", undefined, 403],
    ["localhost:4000", "https://evil.example", 403],
    ["localhost:4000", "null", 403],
    ["localhost:4000", "http://localhost:3000", 200],
    ["127.0.0.1:4000", undefined, 200],
    ["marque.example.com", "https://marque.example.com", 200],
  ])("called as %s from a page of %s: %i", async (host, origin, status) => {
    const headers = { ...(await authorized()), host, ...(origin === undefined ? {} : { origin }) };
    expect((await ask(headers)).statusCode).toBe(status);
  });

  test.each(["no json", [], { jsonrpc: "1.0" }, { jsonrpc: "2.0", id: 1, method: "nothing" }, "", null])(
    "%j is refused, and nothing breaks",
    async (body) => {
      const answer = await ask(await authorized(), body ?? "null");
      expect(answer.statusCode).toBeLessThan(500);
    },
  );
});
