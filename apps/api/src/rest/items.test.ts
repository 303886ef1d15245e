import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await startTestServer();
  secret = await server.createSecret();
});
afterAll(() => server.close());

type Method = "GET" | "POST" | "PATCH" | "DELETE";
const call = (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
const create = async (id: string, rest: object = {}) => {
  const answer = await call("POST", "/brands", { id, name: id, domains: [`${id}.com`], ...rest });
  expect(answer.statusCode).toBe(201);
};
const competitors = async (id: string) => (await call("GET", `/brands/${id}/competitors`)).json().competitors;
const prompts = async (id: string) => (await call("GET", `/brands/${id}/prompts`)).json().prompts;
const etag = async (id: string) => `${(await call("GET", `/brands/${id}`)).headers.etag}`;
const told = (subject: string) =>
  server.database.auditEvent.findMany({
    where: { subject, workspaceId: server.workspaceId, action: { not: "brand.create" } },
    orderBy: { id: "asc" },
    select: { action: true, before: true, after: true },
  });
const outcome = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  body === "" ? "" : (JSON.parse(body).message ?? ""),
];
const NOBODY = "00000000-0000-4000-8000-000000000000";
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe("a brand's competitors, one by one", () => {
  test("are added behind the others, changed in their place and removed, and the audit log tells what changed", async () => {
    await create("one", { competitors: ["A", { name: "B", domains: ["b.com"] }] });
    const [a, b] = await competitors("one");
    const added = await call("POST", "/brands/one/competitors", {
      name: "C",
      domains: ["www.c.com"],
      aliases: ["c", "Sea"],
    });
    const c = added.json();
    expect([added.statusCode, c]).toEqual([201, { id: c.id, name: "C", domains: ["c.com"], aliases: ["Sea"] }]);
    expect(c.id).toMatch(UUID);
    expect(await competitors("one")).toEqual([a, b, c]);
    const changed = await call("PATCH", `/brands/one/competitors/${a.id}`, { name: "Ah", domains: ["a.com"] });
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...a, name: "Ah", domains: ["a.com"] }]);
    const gone = await call("DELETE", `/brands/one/competitors/${b.id}`);
    expect([gone.statusCode, gone.body]).toEqual([204, ""]);
    const d = (await call("POST", "/brands/one/competitors", { name: "B" })).json();
    expect(await competitors("one")).toEqual([changed.json(), c, d]);
    expect(await told("one")).toEqual([
      { action: "competitor.create", before: null, after: c },
      {
        action: "competitor.update",
        before: { id: a.id, name: "A", domains: [] },
        after: { id: a.id, name: "Ah", domains: ["a.com"] },
      },
      { action: "competitor.remove", before: b, after: null },
      { action: "competitor.create", before: null, after: d },
    ]);
  });

  test("are held to what the whole is held to", async () => {
    await create("rules", { competitors: [{ name: "Globex", domains: ["globex.com"] }, "Initech"] });
    const [globex, initech] = await competitors("rules");
    const path = "/brands/rules/competitors";
    const before = await etag("rules");
    const refused: [unknown, number, string][] = [
      [{ name: "GLOBEX" }, 409, `Competitor "Globex" already exists, with the id ${globex.id}.`],
      [{ name: "X", domains: ["x.com", "www.rules.com"] }, 400, 'domains: "rules.com" is a domain of the brand itself'],
      [{ name: "X", domains: ["globex.com"] }, 400, 'domains: "globex.com" is a domain of the competitor Globex'],
      [{ domains: ["foo"] }, 400, 'name: is required; domains.0: "foo" is not a valid domain'],
      [{ name: "X", domain: "x.com" }, 400, "domain: is not a known field"],
      [{ name: "X", id: "7" }, 400, "id: must be a valid uuid"],
      ["X", 400, "body: must be an object"],
    ];
    for (const [body, status, message] of refused)
      expect(outcome(await call("POST", path, body))).toEqual([status, message]);
    const changes: [string, unknown, number, string][] = [
      [initech.id, { name: "globex" }, 409, `Competitor "Globex" already exists, with the id ${globex.id}.`],
      [initech.id, { domains: ["rules.com"] }, 400, 'domains: "rules.com" is a domain of the brand itself'],
      [initech.id, { domains: ["globex.com"] }, 400, 'domains: "globex.com" is a domain of the competitor Globex'],
      [initech.id, {}, 400, "body: must change at least one field"],
      [initech.id, { id: initech.id }, 400, "body: must change at least one field"],
      [initech.id, { ...initech, id: globex.id }, 400, "id: is not that of the path"],
      [NOBODY, { name: "X" }, 404, `Competitor "${NOBODY}" does not exist.`],
      ["7", { name: "X" }, 400, "competitorId: must be a valid uuid"],
    ];
    for (const [id, body, status, message] of changes)
      expect(outcome(await call("PATCH", `${path}/${id}`, body))).toEqual([status, message]);
    expect([await competitors("rules"), await etag("rules")]).toEqual([[globex, initech], before]);
    // Its own name in another case is its own, and as listed it can be sent back.
    const own = await call("PATCH", `${path}/${globex.id.toUpperCase()}`, { ...globex, name: "GLOBEX" });
    expect([own.statusCode, own.json()]).toEqual([200, { ...globex, name: "GLOBEX" }]);
  });

  test("that share a domain since they came together can each be sent back, and nobody else gets it", async () => {
    const shared = { domains: ["both.com"] };
    await create("shared", {
      competitors: [
        { name: "A", ...shared },
        { name: "B", ...shared },
      ],
    });
    for (const each of await competitors("shared"))
      expect((await call("PATCH", `/brands/shared/competitors/${each.id}`, each)).statusCode).toBe(200);
    expect((await call("POST", "/brands/shared/competitors", { name: "C", ...shared })).statusCode).toBe(400);
  });

  test("are a hundred at most, though many are added at once", async () => {
    await create("full", { competitors: Array.from({ length: 95 }, (_, i) => `C${i}`) });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => call("POST", "/brands/full/competitors", { name: `New ${i}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(201), ...Array(7).fill(400)]);
    expect(outcome(await call("POST", "/brands/full/competitors", { name: "Last" }))).toEqual([
      400,
      "competitors: must have at most 100 entries, and 100 are there",
    ]);
    expect(await competitors("full")).toHaveLength(100);
    expect(await told("full")).toHaveLength(5);
  });
});

describe("a brand's prompts, one by one", () => {
  test("are added alone or in bulk, answered in the shape that was sent", async () => {
    await create("two", { prompts: ["first"] });
    const [first] = await prompts("two");
    const alone = await call("POST", "/brands/two/prompts", { value: "second", tags: ["Big Shop"] });
    const second = alone.json();
    expect([alone.statusCode, second]).toEqual([
      201,
      { id: second.id, prompt: "second", tags: ["big-shop"], enabled: true },
    ]);
    const bulk = await call("POST", "/brands/two/prompts", {
      prompts: ["third", { prompt: "fourth", enabled: false }, "Third"],
    });
    const { prompts: added } = bulk.json();
    expect([bulk.statusCode, added]).toEqual([
      201,
      [
        { id: added[0].id, prompt: "third", tags: [], enabled: true },
        { id: added[1].id, prompt: "fourth", tags: [], enabled: false },
      ],
    ]);
    expect(await prompts("two")).toEqual([first, second, ...added]);
    const changed = await call("PATCH", `/brands/two/prompts/${second.id}`, { enabled: false, tags: [] });
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...second, enabled: false, tags: [] }]);
    expect((await call("DELETE", `/brands/two/prompts/${first.id}`)).statusCode).toBe(204);
    expect(await prompts("two")).toEqual([changed.json(), ...added]);
    expect(await told("two")).toEqual([
      { action: "prompt.create", before: null, after: { prompts: [second] } },
      { action: "prompt.create", before: null, after: { prompts: added } },
      {
        action: "prompt.update",
        before: { id: second.id, tags: ["big-shop"], enabled: true },
        after: { id: second.id, tags: [], enabled: false },
      },
      { action: "prompt.remove", before: first, after: null },
    ]);
  });

  test("are held to what the whole is held to, all of a bulk or none", async () => {
    await create("strict", { prompts: ["one", "two", "three", "four", "five"] });
    const stored = await prompts("strict");
    const [one, two, three] = stored;
    const exists = ({ prompt, id }: { prompt: string; id: string }) =>
      `Prompt "${prompt}" already exists, with the id ${id}.`;
    const path = "/brands/strict/prompts";
    const refused: [unknown, number, string][] = [
      [{ prompt: "ONE" }, 409, exists(one)],
      [{ prompts: ["new", "Two", "one"] }, 409, `${exists(one)} ${exists(two)}`],
      [
        { prompts: ["one", "two", "three", "four", "five"] },
        409,
        `${[one, two, three].map(exists).join(" ")} So do 2 more.`,
      ],
      [{ prompts: ["new", ""] }, 400, "prompts.1: must not be empty"],
      [{ prompts: [] }, 400, "prompts: must have at least 1 entry"],
      [{ prompts: Array.from({ length: 501 }, (_, i) => `p${i}`) }, 400, "prompts: must have at most 500 entries"],
      [
        { prompts: Array.from({ length: 496 }, (_, i) => `p${i}`) },
        400,
        "prompts: must have at most 500 entries, and 5 are there",
      ],
      [
        { prompts: ["x"], prompt: "y", tags: [] },
        400,
        "prompt: must not stand beside prompts; tags: must not stand beside prompts",
      ],
      [{ tags: ["a"] }, 400, "prompt: is required"],
      [{ prompt: "a", value: "b" }, 400, "value: must not stand beside prompt: send one of the two"],
      [["x"], 400, "body: must be an object"],
    ];
    for (const [body, status, message] of refused)
      expect(outcome(await call("POST", path, body))).toEqual([status, message]);
    const changes: [string, unknown, number, string][] = [
      [two.id, { prompt: "One" }, 409, exists(one)],
      [two.id, { value: "One" }, 409, exists(one)],
      [two.id, {}, 400, "body: must change at least one field"],
      [two.id, { ...two, id: one.id }, 400, "id: is not that of the path"],
      [NOBODY, { enabled: false }, 404, `Prompt "${NOBODY}" does not exist.`],
      ["x", { enabled: false }, 400, "promptId: must be a valid uuid"],
    ];
    for (const [id, body, status, message] of changes)
      expect(outcome(await call("PATCH", `${path}/${id}`, body))).toEqual([status, message]);
    expect(await prompts("strict")).toEqual(stored);
    expect(await told("strict")).toEqual([]);
    expect((await call("PATCH", `${path}/${two.id}`, { ...two, prompt: "TWO" })).json()).toEqual({
      ...two,
      prompt: "TWO",
    });
  });
});

describe("what items have in common", () => {
  test("the brand's entity tag holds for them, moves with each change, and comes with the answer", async () => {
    await create("tagged", { competitors: ["A"], prompts: ["p"] });
    const [a] = await competitors("tagged");
    const [p] = await prompts("tagged");
    let tag = await etag("tagged");
    const stale = { "if-match": tag };
    const steps: [Method, string, unknown][] = [
      ["POST", "/brands/tagged/competitors", { name: "B" }],
      ["PATCH", `/brands/tagged/competitors/${a.id}`, { name: "Ah" }],
      ["POST", "/brands/tagged/prompts", { prompt: "q" }],
      ["PATCH", `/brands/tagged/prompts/${p.id}`, { enabled: false }],
      ["DELETE", `/brands/tagged/competitors/${a.id}`, undefined],
      ["DELETE", `/brands/tagged/prompts/${p.id}`, undefined],
    ];
    for (const [method, url, body] of steps) {
      const done = await call(method, url, body, { "if-match": tag });
      expect([url, done.statusCode < 300, done.headers.etag === tag]).toEqual([url, true, false]);
      tag = `${done.headers.etag}`;
      expect(await etag("tagged")).toBe(tag);
      expect((await call(method, url, body, stale)).statusCode).toBe(412);
    }
    expect((await told("tagged")).length).toBe(steps.length);
  });

  test("webhooks hear which part of the brand changed by them", async () => {
    const workspaceId = await server.createWorkspace();
    const headers = { authorization: `Bearer ${await server.createSecret({ workspaceId })}` };
    const endpoint = { url: "https://hooks.example.com/", description: "", events: ["brand.updated"] };
    await server.database.webhookEndpoint.create({
      data: { ...endpoint, workspaceId, secret: new Uint8Array(32), createdAt: new Date() },
    });
    const brand = { id: "heard", name: "Heard", domains: ["heard.com"] };
    await call("POST", "/brands", brand, headers);
    const { id } = (await call("POST", "/brands/heard/competitors", { name: "A" }, headers)).json();
    await call("PATCH", `/brands/heard/competitors/${id}`, { name: "A" }, headers);
    const last = await call("POST", "/brands/heard/prompts", { prompts: ["p", "q"] }, headers);
    // Refused, and so nobody hears of it.
    expect((await call("POST", "/brands/heard/prompts", { prompt: "p" }, headers)).statusCode).toBe(409);
    const events = await server.database.webhookEvent.findMany({ where: { workspaceId }, orderBy: { at: "asc" } });
    const data = events.map(({ payload }) => JSON.parse(payload).data);
    expect(data.map(({ changed }) => changed)).toEqual([["competitors"], [], ["prompts"]]);
    expect(`"${data.at(-1).brand.updatedAt}"`).toBe(last.headers.etag);
  });

  test("a repeat under an Idempotency-Key is done once", async () => {
    await create("keyed");
    for (const [url, body] of [
      ["/brands/keyed/competitors", { name: "A" }],
      ["/brands/keyed/prompts", { prompts: ["a", "b"] }],
    ] as const) {
      const key = { "idempotency-key": url };
      const first = await call("POST", url, body, key);
      const again = await call("POST", url, body, key);
      expect([again.statusCode, again.headers["idempotency-replayed"], again.body, again.headers.etag]).toEqual([
        201,
        "true",
        first.body,
        first.headers.etag,
      ]);
      expect((await call("POST", url, { name: "Other", prompt: "c" }, key)).statusCode).not.toBe(201);
    }
    expect([(await competitors("keyed")).length, (await prompts("keyed")).length]).toEqual([1, 2]);
  });

  test("an item of another brand never was, and neither was a brand of another workspace", async () => {
    await create("here", { competitors: ["A"], prompts: ["p"] });
    await create("there");
    const [a] = await competitors("here");
    const [p] = await prompts("here");
    const other = {
      authorization: `Bearer ${await server.createSecret({ workspaceId: await server.createWorkspace() })}`,
    };
    for (const [kind, id, body, title] of [
      ["competitors", a.id, { name: "X" }, "Competitor"],
      ["prompts", p.id, { prompt: "x" }, "Prompt"],
    ] as const) {
      for (const each of [id, NOBODY])
        for (const method of ["PATCH", "DELETE"] as const)
          expect(
            outcome(await call(method, `/brands/there/${kind}/${each}`, method === "PATCH" ? body : undefined)),
          ).toEqual([404, `${title} "${each}" does not exist.`]);
      for (const brand of ["here", "nowhere"])
        for (const [method, url] of [
          ["POST", `/brands/${brand}/${kind}`],
          ["PATCH", `/brands/${brand}/${kind}/${id}`],
          ["DELETE", `/brands/${brand}/${kind}/${id}`],
        ] as const)
          expect(outcome(await call(method, url, method === "DELETE" ? undefined : body, other))).toEqual([
            404,
            `Brand "${brand}" does not exist.`,
          ]);
    }
    expect([await competitors("here"), await prompts("here")]).toEqual([[a], [p]]);
  });

  test("a token that only reads may not", async () => {
    await create("read-only", { competitors: ["A"], prompts: ["p"] });
    const [a] = await competitors("read-only");
    const reader = { authorization: `Bearer ${await server.createSecret({ scopes: ["brands:read"] })}` };
    for (const [method, url, body] of [
      ["POST", "/brands/read-only/competitors", { name: "B" }],
      ["PATCH", `/brands/read-only/competitors/${a.id}`, { name: "B" }],
      ["DELETE", `/brands/read-only/competitors/${a.id}`, undefined],
      ["POST", "/brands/read-only/prompts", { prompt: "q" }],
    ] as const)
      expect((await call(method, url, body, reader)).statusCode).toBe(403);
    expect(await competitors("read-only")).toEqual([a]);
  });

  test("a brand with . or .. as its id can't be made: no client could reach it", async () => {
    for (const id of [".", ".."])
      expect(outcome(await call("POST", "/brands", { id, name: "Dot", domains: ["dot.com"] }))).toEqual([
        400,
        'id: must not be "." or ".."',
      ]);
    await create("...", { domains: ["dots.com"] });
  });

  test("whatever was stored can be sent back as it is", async () => {
    const domains = (from: number) => Array.from({ length: 60 }, (_, i) => `d${from + i}.com`);
    const merged = { competitors: [{ name: "A", domains: domains(0) }, "B", { name: "a", domains: domains(100) }] };
    const body = { id: "whole", name: "W", domains: ["whole.com"], ...merged };
    expect(outcome(await call("POST", "/brands", body))).toEqual([
      400,
      "competitors.0.domains: must have at most 100 entries, with those of the same name",
    ]);
    await create("whole", {
      competitors: [
        { name: "A", domains: domains(0) },
        { name: "a", domains: domains(40) },
      ],
      // Lower case of this letter is two characters.
      prompts: [{ prompt: "p", tags: ["İ".repeat(25), "e'\u0301"] }],
    });
    const listed = { competitors: await competitors("whole"), prompts: await prompts("whole") };
    expect(outcome(await call("PATCH", "/brands/whole", listed))).toEqual([200, ""]);
    expect({ competitors: await competitors("whole"), prompts: await prompts("whole") }).toEqual(listed);
  });
});
