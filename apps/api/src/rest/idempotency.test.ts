import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execute } from "../action/execute";
import { forgetAnswers } from "../action/forget-answers";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let secret: string;
let now = new Date("2026-03-01T12:00:00.000Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  secret = await server.createSecret();
});
afterAll(() => server.close());

let counter = 0;
const fresh = () => `key-${++counter}`;
const post = (key: string, body: unknown, token = secret) =>
  server.app.inject({
    method: "POST",
    url: "/brands",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
    payload: JSON.stringify(body),
  });
const brand = (id: string, name = "Acme") => ({ id, name, domains: ["acme.com"], prompts: ["a b c"] });
const count = (id: string) => server.database.brand.count({ where: { id } });

describe("Idempotency-Key", () => {
  test("a repeat gets the first answer again, and nothing is done twice", async () => {
    const key = fresh();
    const first = await post(key, brand("repeat"));
    const again = await post(key, brand("repeat"));
    expect([first.statusCode, first.headers["idempotency-replayed"]]).toEqual([201, undefined]);
    expect([again.statusCode, again.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect(again.json()).toEqual(first.json());
    expect(await server.database.auditEvent.count({ where: { subject: "repeat" } })).toBe(1);
  });

  test("a kept 409 is replayed too, even when the id is free by then", async () => {
    await post(fresh(), brand("taken"));
    const key = fresh();
    expect((await post(key, brand("taken"))).statusCode).toBe(409);
    await server.database.brand.deleteMany({ where: { id: "taken" } });
    const again = await post(key, brand("taken"));
    expect([again.statusCode, again.headers["idempotency-replayed"], again.json().message]).toEqual([
      409,
      "true",
      'Brand "taken" already exists.',
    ]);
    expect(await count("taken")).toBe(0);
  });

  test("a repeat is the first answer byte for byte, however the fields of the request are ordered", async () => {
    const key = fresh();
    const { id, name, domains, prompts } = brand("bytes");
    const first = await post(key, { id, name, domains, prompts });
    const again = await post(key, { prompts, domains, name, id });
    expect([again.statusCode, again.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
  });

  test("changes and deletions are done once too, entity tag included", async () => {
    await post(fresh(), brand("changed"));
    const call = (method: "PATCH" | "DELETE", key: string, body?: unknown) =>
      server.app.inject({
        method,
        url: "/brands/changed",
        headers: {
          authorization: `Bearer ${secret}`,
          "idempotency-key": key,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
      });
    const key = fresh();
    const first = await call("PATCH", key, { name: "Other" });
    const again = await call("PATCH", key, { name: "Other" });
    expect([again.headers["idempotency-replayed"], again.headers.etag]).toEqual(["true", first.headers.etag]);
    expect(again.body).toBe(first.body);
    const gone = fresh();
    expect((await call("DELETE", gone)).statusCode).toBe(204);
    const replay = await call("DELETE", gone);
    expect([replay.statusCode, replay.headers["idempotency-replayed"], replay.body]).toEqual([204, "true", ""]);
    expect(await server.database.auditEvent.count({ where: { subject: "changed" } })).toBe(3);
  });

  test("422 when the key comes back with another body", async () => {
    const key = fresh();
    await post(key, brand("other-body"));
    const again = await post(key, brand("other-body", "Another name"));
    expect([again.statusCode, again.json().error]).toEqual([422, "Unprocessable Entity"]);
  });

  test("a refused body is not kept: the key may be used again", async () => {
    const key = fresh();
    expect((await post(key, { id: "mended" })).statusCode).toBe(400);
    expect((await post(key, brand("mended"))).statusCode).toBe(201);
  });

  test("a refusal for want of a token is not kept", async () => {
    const key = fresh();
    expect((await post(key, brand("tokenless"), "nobody's")).statusCode).toBe(401);
    expect((await post(key, brand("tokenless"))).statusCode).toBe(201);
  });

  test("a failure is not kept, and leaves nothing: the retry does the act", async () => {
    await server.database.$executeRawUnsafe(`
      CREATE FUNCTION refuse_key() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'forced'; END $$`);
    await server.database.$executeRawUnsafe(
      `CREATE TRIGGER refuse_key BEFORE INSERT ON "IdempotencyRecord" FOR EACH ROW EXECUTE FUNCTION refuse_key()`,
    );
    const key = fresh();
    expect((await post(key, brand("healed"))).statusCode).toBe(500);
    // The record could not be written, and so the brand in the same transaction is not there either.
    expect(await count("healed")).toBe(0);
    await server.database.$executeRawUnsafe(`DROP TRIGGER refuse_key ON "IdempotencyRecord"`);
    const retry = await post(key, brand("healed"));
    expect([retry.statusCode, retry.headers["idempotency-replayed"], await count("healed")]).toEqual([
      201,
      undefined,
      1,
    ]);
  });

  test("of two at once one acts; the other is told that it is in flight, or gets the answer", async () => {
    const key = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(key, brand("at-once"))));
    const acted = answers.filter(
      (each) => each.statusCode === 201 && each.headers["idempotency-replayed"] === undefined,
    );
    const others = answers.filter((each) => !acted.includes(each));
    expect(acted).toHaveLength(1);
    for (const each of others)
      expect(
        each.statusCode === 201 ||
          (each.json().message === "A request with this Idempotency-Key is still in flight." &&
            each.headers["retry-after"] === "1"),
      ).toBe(true);
    expect(await count("at-once")).toBe(1);
  });

  test("keys belong to a token: another token's is another", async () => {
    const key = fresh();
    const other = await server.createSecret();
    await post(key, brand("mine"));
    expect((await post(key, brand("yours"), other)).statusCode).toBe(201);
  });

  test("after 24 hours a key is new again, and old records are removed", async () => {
    const key = fresh();
    await post(key, brand("yesterday"));
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000 + 1);
    const next = await post(key, brand("today"));
    expect([next.statusCode, next.headers["idempotency-replayed"]]).toEqual([201, undefined]);
    const caller = { kind: "system", workspaceId: null } as const;
    const call = { services: server.services, caller, requestId: "test" };
    expect((await execute(forgetAnswers, call, undefined)).forgotten).toBeGreaterThan(0);
    expect((await post(key, brand("today"))).headers["idempotency-replayed"]).toBe("true");
  });

  test.each(["", "a b", "a".repeat(256), "ключ"])("400 for the key %j", async (key) => {
    const answer = await post(key, brand("never"));
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      "Idempotency-Key: must be 1-255 visible ASCII characters",
    ]);
    expect(await count("never")).toBe(0);
  });
});
