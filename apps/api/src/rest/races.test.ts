import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Replica, startTestServer, type TestServer } from "../testing";

let server: TestServer;
let replica: Replica;
let secret: string;
beforeAll(async () => {
  server = await startTestServer();
  replica = await server.startReplica();
  secret = await server.createSecret();
});
afterAll(async () => {
  await replica.close();
  await server.close();
});

type Method = "GET" | "POST" | "PATCH" | "DELETE";
let calls = 0;
/** To one replica and the other in turn; again while it says that too much is asked at once, as on a busy machine. */
const call = async (...request: Parameters<typeof callOnce>): Promise<Awaited<ReturnType<typeof callOnce>>> => {
  const answer = await callOnce(...request);
  return answer.statusCode === 503 ? call(...request) : answer;
};
const callOnce = (method: Method, url: string, body?: unknown, headers: Record<string, string> = {}) =>
  (calls++ % 2 === 0 ? server : replica).app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
const brand = (id: string) => ({ id, name: id, domains: [`${id}.com`], competitors: ["A"], prompts: ["p"] });
const atOnce = <T>(count: number, act: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const audited = (subject: string, action: string) => server.database.auditEvent.count({ where: { subject, action } });
const statuses = (answers: readonly { statusCode: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

describe("fifty callers at once, at two replicas", () => {
  test("create one brand under one id: one does", async () => {
    const answers = await atOnce(50, () => call("POST", "/brands", brand("same-id")));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 49 });
    expect([
      await server.database.brand.count({ where: { id: "same-id" } }),
      await audited("same-id", "brand.create"),
    ]).toEqual([1, 1]);
  });

  test("create under one idempotency key: one does, and whoever gets an answer gets the same", async () => {
    const key = { "idempotency-key": "same-key" };
    const answers = await atOnce(50, () => call("POST", "/brands", brand("same-key"), key));
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    expect(created.filter(({ headers }) => headers["idempotency-replayed"] === undefined)).toHaveLength(1);
    expect(new Set(created.map(({ body }) => body)).size).toBe(1);
    const others = answers.filter((answer) => !created.includes(answer));
    // Told to come again.
    for (const { statusCode, headers } of others) expect([statusCode, headers["retry-after"]]).toEqual([409, "1"]);
    expect(await audited("same-key", "brand.create")).toBe(1);
  });

  test("add one competitor, and one prompt: one does each", async () => {
    await call("POST", "/brands", brand("same-item"));
    const competitors = await atOnce(50, () => call("POST", "/brands/same-item/competitors", { name: "Rival" }));
    expect(statuses(competitors)).toEqual({ 201: 1, 409: 49 });
    const prompts = await atOnce(50, (i) =>
      call("POST", "/brands/same-item/prompts", { prompts: [`own ${i}`, "Shared"] }),
    );
    expect(statuses(prompts)).toEqual({ 201: 1, 409: 49 });
    expect([await audited("same-item", "competitor.create"), await audited("same-item", "prompt.create")]).toEqual([
      1, 1,
    ]);
    expect((await call("GET", "/brands/same-item/prompts")).json().prompts).toHaveLength(3);
  });

  test("change one brand under its entity tag, each another part of it: one does", async () => {
    await call("POST", "/brands", brand("same-tag"));
    const { etag } = (await call("GET", "/brands/same-tag")).headers;
    const [a] = (await call("GET", "/brands/same-tag/competitors")).json().competitors;
    const [p] = (await call("GET", "/brands/same-tag/prompts")).json().prompts;
    const ways: readonly (readonly [Method, string, unknown])[] = [
      ["PATCH", "/brands/same-tag", { name: "Other" }],
      ["POST", "/brands/same-tag/competitors", { name: "B" }],
      ["PATCH", `/brands/same-tag/competitors/${a.id}`, { name: "C" }],
      ["POST", "/brands/same-tag/prompts", { prompt: "q" }],
      ["DELETE", `/brands/same-tag/prompts/${p.id}`, undefined],
    ];
    const answers = await atOnce(50, async (index) => {
      const [method, url, body] = ways[index % ways.length] ?? ["GET", "/brands", undefined];
      return call(method, url, body, { "if-match": `${etag}` });
    });
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(statuses(answers)[412]).toBe(49);
  });

  test("add prompts to one brand: all are there, in an order, none above another", async () => {
    await call("POST", "/brands", brand("many"));
    expect(statuses(await atOnce(50, (i) => call("POST", "/brands/many/prompts", { prompt: `number ${i}` })))).toEqual({
      201: 50,
    });
    const positions = await server.database.prompt.findMany({
      where: { brandId: "many" },
      orderBy: { position: "asc" },
      select: { position: true },
    });
    expect(positions.map(({ position }) => position)).toEqual(Array.from({ length: 51 }, (_, index) => index));
  });

  test("do everything to one brand that comes and goes: each gets an answer of its own, and each change is told once", async () => {
    for (let round = 0; round < 4; round++) {
      const id = `mixed-${round}`;
      await call("POST", "/brands", brand(id));
      const [a] = (await call("GET", `/brands/${id}/competitors`)).json().competitors;
      const [p] = (await call("GET", `/brands/${id}/prompts`)).json().prompts;
      const ways: readonly (readonly [Method, string, unknown])[] = [
        ["POST", "/brands", brand(id)],
        ["PATCH", `/brands/${id}`, { prompts: ["x", "y"], competitors: ["A", "Z"] }],
        ["DELETE", `/brands/${id}`, undefined],
        ["POST", `/brands/${id}/competitors`, { name: `B${round}` }],
        ["PATCH", `/brands/${id}/competitors/${a.id}`, { aliases: ["other"] }],
        ["DELETE", `/brands/${id}/competitors/${a.id}`, undefined],
        ["POST", `/brands/${id}/prompts`, { prompts: ["q", "r"] }],
        ["PATCH", `/brands/${id}/prompts/${p.id}`, { enabled: false }],
        ["DELETE", `/brands/${id}/prompts/${p.id}`, undefined],
        ["GET", `/brands/${id}/prompts`, undefined],
      ];
      const answers = await atOnce(50, async (index) => {
        const [method, url, body] = ways[(index * 7 + round) % ways.length] ?? ["GET", "/brands", undefined];
        return { method, answer: await call(method, url, body) };
      });
      const others = answers.filter(({ answer }) => ![200, 201, 204, 404, 409].includes(answer.statusCode));
      expect(others.map(({ answer }) => [answer.statusCode, answer.body])).toEqual([]);
      const done = answers.filter(({ method, answer }) => method !== "GET" && answer.statusCode < 300).length;
      // The first creation was before all of them.
      expect(await server.database.auditEvent.count({ where: { subject: id } })).toBe(done + 1);
    }
  });
});
