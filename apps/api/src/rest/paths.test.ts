import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let secret: string;
let port: number;
beforeAll(async () => {
  server = await startTestServer();
  secret = await server.createSecret();
  port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
});
afterAll(() => server.close());

const json = { "content-type": "application/json" };
const brand = (id: string) => JSON.stringify({ id, name: "Acme", domains: ["acme.com"] });
const authorized = () => ({ authorization: `Bearer ${secret}` });
const call = (
  method: "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE",
  url: string,
  headers: Record<string, string> = {},
  payload?: string,
) => server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

/** A request whose path goes out byte by byte as written, which no URL parser would leave alone. */
const getAsWritten = (path: string) =>
  new Promise<{ status: number | undefined; type: string | undefined; body: string }>((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: authorized() }, async (answer) => {
      const body = (await answer.setEncoding("utf8").toArray()).join("");
      resolve({ status: answer.statusCode, type: answer.headers["content-type"], body });
    });
    sent.once("error", reject).end();
  });

describe("a path", () => {
  test.each([
    "/nowhere",
    "/openapiXjson",
    "/nowhere/at/all",
    "/brand",
    "/brands//x",
    "/brands/acme/nowhere",
    "/tools",
    "/tools/analyse",
    `/${"a".repeat(5000)}`,
  ])("404 for %s", async (url) => {
    for (const answer of [await call("GET", url), await call("POST", url, json, "{}")]) {
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([404, ["error", "message"]]);
      expect(answer.headers["x-request-id"]).toBeTruthy();
    }
  });

  // Paths that no client means, and that some routers answer with a page, a redirect, or nothing.
  test.each([
    "/%zz",
    "/%",
    "/%E0%A4%A",
    "/brands/%zz",
    "/brands/%E0%A4%A",
    "/brands/%00",
    "//brands",
    "/brands//",
    "/tools//analyze",
    "/BRANDS",
    "/Brands",
    "/tools/Analyze",
    "/..%2f..%2fetc%2fpasswd",
    "/brands/../nowhere",
  ])("an error like any other for %s", async (path) => {
    const { status, type, body } = await getAsWritten(path);
    expect([400, 404]).toContain(status);
    expect(type).toMatch(/^application\/json/);
    expect(Object.keys(JSON.parse(body))).toEqual(["error", "message"]);
  });
});

describe("a method", () => {
  test.each([
    ["PUT", "/brands", "POST, GET, HEAD, OPTIONS"],
    ["DELETE", "/brands", "POST, GET, HEAD, OPTIONS"],
    ["PATCH", "/brands", "POST, GET, HEAD, OPTIONS"],
    ["GET", "/tools/analyze", "POST, OPTIONS"],
    ["PUT", "/tools/analyze", "POST, OPTIONS"],
    ["POST", "/openapi.json", "GET, HEAD, OPTIONS"],
  ] as const)("405 for %s %s, with what is allowed", async (method, url, allow) => {
    const answer = await call(method, url);
    expect([answer.statusCode, answer.json().error, answer.headers.allow]).toEqual([405, "Method Not Allowed", allow]);
  });

  test("QUERY, which Fastify knows and no path answers, is refused like any other", async () => {
    const statuses: unknown[] = [];
    for (const headers of [{}, { "content-type": "application/json" }]) {
      const asked = request({ host: "127.0.0.1", port, method: "QUERY", path: "/brands", headers }).end("{}");
      const [answer] = await once(asked, "response");
      const body = JSON.parse((await answer.setEncoding("utf8").toArray()).join(""));
      statuses.push([answer.statusCode, Object.keys(body)]);
    }
    expect(statuses).toEqual([
      [415, ["error", "message"]],
      [405, ["error", "message"]],
    ]);
  });

  test("OPTIONS lists what a path answers; HEAD answers as GET without a body", async () => {
    const options = await call("OPTIONS", "/tools/analyze?x=1");
    expect([options.statusCode, options.headers.allow, options.body]).toEqual([204, "POST, OPTIONS", ""]);
    expect((await call("OPTIONS", "/brands")).headers.allow).toBe("POST, GET, HEAD, OPTIONS");
    const head = await call("HEAD", "/openapi.json");
    expect([head.statusCode, head.body, head.headers["content-type"]]).toEqual([
      200,
      "",
      expect.stringMatching(/^application\/json/),
    ]);
  });
});

test("an unknown query parameter is refused by name", async () => {
  const answer = await call("POST", "/brands?dry=1", { ...authorized(), ...json }, brand("never"));
  expect([answer.statusCode, answer.json().message]).toEqual([400, "dry: is not a known field"]);
});

test("an expectation that means nothing here is passed over", async () => {
  const asked = request({ host: "127.0.0.1", port, path: "/healthz", headers: { expect: "the-unexpected" } }).end();
  const [answer] = await once(asked, "response");
  expect([answer.statusCode, (await answer.setEncoding("utf8").toArray()).join("")]).toEqual([200, '{"status":"ok"}']);
});

test("nothing of a person's is cached: what was done, what was refused, what is listed", async () => {
  const answers = [
    await call("POST", "/brands", { ...authorized(), ...json }, brand("uncached")),
    await call("POST", "/brands", { ...authorized(), ...json }, "{}"),
    await call("GET", "/brands", authorized()),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers["cache-control"]])).toEqual([
    [201, "no-store"],
    [400, "no-store"],
    [200, "no-store"],
  ]);
});

describe("a request id", () => {
  const idAfter = async (id: string) => (await call("GET", "/nowhere", { "x-request-id": id })).headers["x-request-id"];

  test("is kept, in an error too", async () => {
    expect(await idAfter("abc-123")).toBe("abc-123");
  });
  test("is made for a request that has none, another for each", async () => {
    const ids = [await call("GET", "/brands"), await call("GET", "/brands")].map(
      (each) => each.headers["x-request-id"],
    );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
  });
  test.each([
    ["two words", "two words"],
    ["a tab inside", "a b\tc"],
    ["1000 characters", "a".repeat(1000)],
    ["a letter that is not ASCII", "semi;colon,\u00e9"],
    ["no characters", ""],
  ])("of %s is replaced", async (_, id) => {
    expect(await idAfter(id)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
