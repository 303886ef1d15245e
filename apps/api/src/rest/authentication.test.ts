import type { Scope } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTokenSecret } from "../identity/token-secret";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await startTestServer();
  secret = await server.createSecret();
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };
const brand = (id: string) => JSON.stringify({ id, name: "Acme", domains: ["acme.com"] });
const post = (headers: Record<string, string>, payload: string, url = "/brands") =>
  server.app.inject({ method: "POST", url, headers, payload });

describe("authentication", () => {
  test("takes the scheme in any case, with any number of spaces", async () => {
    for (const [index, header] of [`bearer ${secret}`, `BEARER   ${secret}`, `Bearer ${secret}`].entries())
      expect((await post({ authorization: header, ...json }, brand(`scheme-${index}`))).statusCode).toBe(201);
  });

  async function expiredSecret(): Promise<string> {
    const expired = await server.createSecret({ days: 1 });
    await server.database.apiToken.updateMany({
      where: { expiresAt: { not: null } },
      data: { expiresAt: new Date(0) },
    });
    return expired;
  }
  const UNAUTHORIZED: readonly [name: string, header: () => Promise<string | undefined> | string | undefined][] = [
    ["no Authorization header", () => undefined],
    ["an empty Authorization header", () => ""],
    ["the scheme alone", () => "Bearer"],
    ["the token without a scheme", () => secret],
    ["another scheme", () => `Basic ${secret}`],
    ["no space after the scheme", () => `Bearer${secret}`],
    ["two tokens", () => `Bearer ${secret} ${secret}`],
    ["a tab in place of the space", () => `Bearer\t${secret}`],
    ["the token in quotes", () => `Bearer "${secret}"`],
    ["a token that is no token", () => "Bearer secret"],
    ["an unknown token", () => `Bearer ${createTokenSecret()}`],
    [
      "a token with its last character changed",
      () => `Bearer ${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}`,
    ],
    ["a token in another case", () => `Bearer ${secret.toUpperCase()}`],
    ["a very long token", () => `Bearer mrq_${"a".repeat(6000)}`],
    ["an expired token", async () => `Bearer ${await expiredSecret()}`],
    ["a person's token, which is for the web app's server alone", async () => `Bearer ${await server.webToken("web")}`],
  ];
  test.each(UNAUTHORIZED)("401 for %s", async (_, header) => {
    const authorization = await header();
    const answer = await post(authorization === undefined ? json : { authorization, ...json }, brand("never"));
    expect([answer.statusCode, answer.json().error, answer.headers["www-authenticate"]]).toEqual([
      401,
      "Unauthorized",
      "Bearer",
    ]);
    expect(Object.keys(answer.json())).toEqual(["error", "message"]);
    expect(answer.body).not.toContain(secret);
  });

  test("a revoked token fails on the next call", async () => {
    const doomed = await server.createSecret();
    const headers = { authorization: `Bearer ${doomed}`, ...json };
    expect((await post(headers, brand("before-revocation"))).statusCode).toBe(201);
    const newest = await server.database.apiToken.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    await server.database.apiToken.update({ where: { id: newest.id }, data: { revokedAt: new Date() } });
    expect((await post(headers, brand("after-revocation"))).statusCode).toBe(401);
  });

  test.each([
    ["400 for a body that does not fit", json, "{}"],
    ["400 for a body that is no JSON", json, "{"],
    ["413", json, " ".repeat(1024 * 1024 + 1)],
    ["415", { "content-type": "text/plain" }, "hello"],
    ["415 of no type", {}, ""],
  ])("401 before %s", async (_status, headers, payload) => {
    expect((await post(headers, payload)).statusCode).toBe(401);
  });

  test("401 at every operation", async () => {
    for (const url of ["/brands", "/tools/analyze"]) expect((await post(json, "{}", url)).statusCode).toBe(401);
  });

  test("the last use is kept, to the minute", async () => {
    const fresh = await server.createSecret();
    await post({ authorization: `Bearer ${fresh}`, ...json }, "{");
    const used = await server.database.apiToken.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
    expect(used.lastUsedAt).not.toBeNull();
    await post({ authorization: `Bearer ${fresh}`, ...json }, "{");
    expect(await server.database.apiToken.findUnique({ where: { id: used.id } })).toEqual(used);
  });
});

describe("scopes", () => {
  const cases: [Scope[], string, number][] = [
    [["brands:write"], "/brands", 400],
    [["brands:read", "analyze"], "/brands", 403],
    [["analyze"], "/tools/analyze", 400],
    [["brands:read", "brands:write"], "/tools/analyze", 403],
  ];
  test.each(cases)("%j at %s: %i", async (scopes, url, status) => {
    const limited = await server.createSecret({ scopes });
    const answer = await post({ authorization: `Bearer ${limited}`, ...json }, "{}", url);
    expect(answer.statusCode).toBe(status);
    if (status === 403)
      expect(answer.json()).toMatchObject({ error: "Forbidden", message: expect.stringContaining("scope") });
  });
});
