import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await startTestServer();
  secret = await server.createSecret();
});
afterAll(() => server.close());

let counter = 0;
const newId = () => `brand-${++counter}`;
const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: "POST",
    url: "/brands",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json", ...headers },
    payload: typeof body === "string" ? body : JSON.stringify(body),
  });
const stored = (id: string) =>
  server.database.brand.findFirst({
    where: { workspaceId: server.workspaceId, id },
    include: { competitors: { orderBy: { position: "asc" } }, prompts: { orderBy: { position: "asc" } } },
  });

describe("POST /brands", () => {
  test("answers 201 with exactly the eight fields", async () => {
    const id = newId();
    const answer = await post({ id, name: "Acme", domains: ["acme.com"] });
    expect(answer.statusCode).toBe(201);
    const body = answer.json();
    expect(Object.keys(body).sort()).toEqual(
      ["aliases", "createdAt", "domains", "enabled", "id", "name", "onboarded", "updatedAt"].sort(),
    );
    expect(body).toMatchObject({
      id,
      name: "Acme",
      domains: ["acme.com"],
      aliases: [],
      enabled: true,
      onboarded: true,
    });
    expect(body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("cleans domains, aliases, competitors and prompts as the contract says, and keeps their order", async () => {
    const id = newId();
    const answer = await post({
      id,
      name: "  Cafe\u0301 Acme ",
      domains: ["https://www.ACME.com/shop?x=1", "acme.com", "münchen.de"],
      aliases: ["ACME Inc", "acme inc", "CAFÉ ACME"],
      competitors: [
        "Zeta",
        { name: "Foo", domains: ["www.foo.com"], aliases: ["F"] },
        { name: "FOO", domains: ["foo.de", "foo.com"] },
        { name: "No domains" },
      ],
      prompts: [
        "Best Shoes",
        { prompt: "best shoes" },
        { value: "b", tags: ["Running Shoes", "running-shoes"], enabled: false },
      ],
    });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      name: "Café Acme",
      domains: ["acme.com", "xn--mnchen-3ya.de"],
      aliases: ["ACME Inc"],
    });
    const row = await stored(id);
    expect(row?.competitors.map(({ name, domains, aliases }) => ({ name, domains, aliases }))).toEqual([
      { name: "Zeta", domains: [], aliases: [] },
      { name: "Foo", domains: ["foo.com", "foo.de"], aliases: ["F"] },
      { name: "No domains", domains: [], aliases: [] },
    ]);
    expect(row?.prompts.map(({ prompt, tags, enabled }) => ({ prompt, tags, enabled }))).toEqual([
      { prompt: "Best Shoes", tags: [], enabled: true },
      { prompt: "b", tags: ["running-shoes"], enabled: false },
    ]);
  });

  test("takes the largest brand that the contract allows", async () => {
    const id = newId();
    const answer = await post({
      id,
      name: "n".repeat(200),
      domains: Array.from({ length: 100 }, (_, i) => `d${i}.com`),
      aliases: Array.from({ length: 100 }, (_, i) => `${i}`.padEnd(200, "a")),
      competitors: Array.from({ length: 100 }, (_, i) => ({ name: `c${i}`, domains: [`c${i}.com`] })),
      prompts: Array.from({ length: 500 }, (_, i) => ({ prompt: `${i}`.padEnd(500, "p"), tags: ["a", "b"] })),
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(201);
    const row = await stored(id);
    expect([row?.competitors.length, row?.prompts.length]).toEqual([100, 500]);
  });

  test("writes the audit row with who, what and what came of it", async () => {
    const id = newId();
    await post({ id, name: "Acme", domains: ["acme.com"], prompts: ["a b c"] });
    const [event, ...more] = await server.database.auditEvent.findMany({ where: { subject: id } });
    expect(more).toEqual([]);
    expect(event).toMatchObject({ workspaceId: server.workspaceId, actorKind: "token", action: "brand.create" });
    expect(event?.after).toMatchObject({ id, name: "Acme", prompts: [{ prompt: "a b c" }] });
  });

  test("409 when the id is taken, and nothing changes", async () => {
    const id = newId();
    await post({ id, name: "First", domains: ["first.com"] });
    const answer = await post({ id, name: "Second", domains: ["second.com"], prompts: ["p"] });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: "Conflict", message: `Brand "${id}" already exists.` },
    ]);
    expect(await stored(id)).toMatchObject({ name: "First", prompts: [] });
    expect(await server.database.auditEvent.count({ where: { subject: id } })).toBe(1);
  });

  test("ids are case-sensitive, and one workspace's id is free in another", async () => {
    const id = newId();
    await post({ id, name: "A", domains: ["a.com"] });
    expect((await post({ id: id.toUpperCase(), name: "A", domains: ["a.com"] })).statusCode).toBe(201);
    const workspaceId = await server.createWorkspace();
    const elsewhere = await server.createSecret({ workspaceId });
    const answer = await post({ id, name: "A", domains: ["a.com"] }, { authorization: `Bearer ${elsewhere}` });
    expect(answer.statusCode).toBe(201);
  });

  test("of 20 creates of one id at once one is 201, nineteen are 409, and there is one row", async () => {
    const id = newId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post({ id, name: `Try ${i}`, domains: ["acme.com"], competitors: ["a"], prompts: [`prompt ${i}`] }),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const winner = answers.find((answer) => answer.statusCode === 201)?.json();
    const rows = await server.database.brand.findMany({
      where: { workspaceId: server.workspaceId, id },
      include: { prompts: true, competitors: true },
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ name: winner.name, competitors: [{ name: "a" }] });
    expect(rows[0]?.prompts).toHaveLength(1);
    expect(await server.database.auditEvent.count({ where: { subject: id } })).toBe(1);
  });

  test("a failure while prompts are written leaves no brand, no competitor, no audit row", async () => {
    const id = newId();
    await server.database.$executeRawUnsafe(`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room: secret detail'; END $$;`);
    await server.database.$executeRawUnsafe(`
      CREATE TRIGGER refuse BEFORE INSERT ON "Prompt" FOR EACH ROW WHEN (NEW.prompt = 'forced failure') EXECUTE FUNCTION refuse()`);
    const answer = await post({
      id,
      name: "A",
      domains: ["a.com"],
      competitors: ["b"],
      prompts: ["fine", "forced failure"],
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { error: "Internal Server Error", message: "An unexpected error occurred" },
    ]);
    expect(await stored(id)).toBeNull();
    expect(await server.database.competitor.count({ where: { brandId: id } })).toBe(0);
    expect(await server.database.auditEvent.count({ where: { subject: id } })).toBe(0);
  });
});

// Each fault of a field is proven in packages/schema; here, that each kind of them is told over HTTP.
const REFUSED: readonly [name: string, body: unknown, message: string | RegExp][] = [
  ["nothing at all", {}, "id: is required; name: is required; domains: is required"],
  ["an array", [], "body: must be an object"],
  ["null", null, "body: must be an object"],
  ["a string", '"acme"', "body: must be an object"],
  ["no JSON", "id=acme", "Request body must be valid JSON"],
  ["half a JSON text", '{"id": "never"', "Request body must be valid JSON"],
  ["an empty body", "", "Request body must be valid JSON"],
  ["__proto__ as a field", '{"id":"a","name":"A","domains":["a.com"],"__proto__":{"x":1}}', /__proto__|valid JSON/],
  [
    "half a surrogate pair, escaped",
    '{"id":"a","name":"\\ud800","domains":["a.com"]}',
    "name: must not contain control characters",
  ],
  [
    "faults of several fields at once",
    { id: "x", domains: ["ok.com", "foo"], prompts: [{ tags: ["!!"] }], competitors: [{ nam: "a" }] },
    /(?=.*name: is required)(?=.*domains\.1: "foo" is not a valid domain)(?=.*prompts\.0\.prompt: )(?=.*competitors\.0\.nam: )/,
  ],
];

describe("POST /brands refuses with 400, and stores nothing:", () => {
  test.each(REFUSED)("%s", async (_, body, message) => {
    const answer = await post(body);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(Object.keys(answer.json())).toEqual(["error", "message"]);
    expect(answer.json().error).toBe("Validation Error");
    if (typeof message === "string") expect(answer.json().message).toBe(message);
    else expect(answer.json().message).toMatch(message);
    expect(await server.database.brand.count({ where: { id: { in: ["never", "a", "x"] } } })).toBe(0);
  });
});
