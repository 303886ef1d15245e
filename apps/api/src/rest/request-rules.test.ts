import { connect } from "node:net";
import { createDatabase } from "@marque/db";
import type { Scope } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "../server";
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
const call = (
  method: "GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "DELETE",
  url: string,
  headers = {},
  payload?: string,
) => server.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const post = (headers: Record<string, string>, payload: string) => call("POST", "/brands", headers, payload);

describe("authentication", () => {
  test("takes the scheme in any case, with any number of spaces", async () => {
    for (const [index, header] of [`bearer ${secret}`, `BEARER   ${secret}`, `Bearer ${secret}`].entries())
      expect((await post({ authorization: header, ...json }, brand(`scheme-${index}`))).statusCode).toBe(201);
  });

  const unauthorized: { name: string; header: () => Promise<string | undefined> | string | undefined }[] = [
    { name: "a missing header", header: () => undefined },
    { name: "an empty header", header: () => "" },
    { name: "no scheme", header: () => secret },
    { name: "another scheme", header: () => `Basic ${secret}` },
    { name: "no space", header: () => `Bearer${secret}` },
    { name: "two tokens", header: () => `Bearer ${secret} ${secret}` },
    { name: "a mistyped token", header: () => `Bearer ${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}` },
    {
      name: "an unknown token",
      header: async () => `Bearer ${(await import("../identity/token-secret")).createTokenSecret()}`,
    },
    {
      name: "an expired token",
      header: async () => {
        const expired = await server.createSecret({ days: 1 });
        await server.database.apiToken.updateMany({
          where: { expiresAt: { not: null } },
          data: { expiresAt: new Date(0) },
        });
        return `Bearer ${expired}`;
      },
    },
    {
      name: "a person's token, which is for the web app's server alone",
      header: async () => `Bearer ${await server.webToken("web")}`,
    },
  ];
  test.each(unauthorized)("401 for $name", async ({ header }) => {
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
    ["400", json, "{"],
    ["413", json, " ".repeat(1024 * 1024 + 1)],
    ["415", { "content-type": "text/plain" }, "hello"],
    ["415 of no type", {}, ""],
  ])("401 beats %s", async (_status, headers, payload) => {
    expect((await post(headers, payload)).statusCode).toBe(401);
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
    const answer = await call("POST", url, { authorization: `Bearer ${limited}`, ...json }, "{}");
    expect(answer.statusCode).toBe(status);
    if (status === 403)
      expect(answer.json()).toMatchObject({ error: "Forbidden", message: expect.stringContaining("scope") });
  });
});

describe("content", () => {
  const authorized = () => ({ authorization: `Bearer ${secret}` });
  test.each(["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])(
    "takes %s",
    async (type) => {
      const id = `type-${type.length}`;
      expect((await post({ ...authorized(), "content-type": type }, brand(id))).statusCode).toBe(201);
    },
  );
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
    "application/jsonx",
    "multipart/form-data; boundary=x",
  ])("415 for %s", async (type) => {
    const answer = await post({ ...authorized(), "content-type": type }, brand("never"));
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { error: "Unsupported Media Type", message: "Content-Type must be application/json" },
    ]);
  });
  test("415 without a type", async () => {
    expect((await post(authorized(), brand("never"))).statusCode).toBe(415);
  });
  test("400 for bytes that are no UTF-8", async () => {
    const payload = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    const answer = await server.app.inject({
      method: "POST",
      url: "/brands",
      headers: { ...authorized(), ...json },
      payload,
    });
    expect(answer.json().message).toBe("Request body must be valid JSON");
  });
  test("1 MiB is read, one byte more is 413", async () => {
    const filled = (size: number) => brand("filled").padEnd(size, " ");
    expect((await post({ ...authorized(), ...json }, filled(1024 * 1024))).statusCode).toBe(201);
    const answer = await post({ ...authorized(), ...json }, filled(1024 * 1024 + 1));
    expect([answer.statusCode, answer.json().error]).toEqual([413, "Payload Too Large"]);
  });

  /** Sends 50 MB as fast as the server takes it; answers with the status line and the bytes that could be sent. */
  const flood = (headers: string[]) =>
    new Promise<{ status: string; sent: number }>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      let received = "";
      const chunked = headers.some((header) => header.startsWith("Transfer-Encoding"));
      socket.write(
        ["POST /brands HTTP/1.1", "Host: x", "Content-Type: application/json", ...headers, "", ""].join("\r\n"),
      );
      let written = 0;
      const pump = () => {
        while (written < 50_000_000 && !socket.destroyed) {
          if (chunked) socket.write(`${chunk.length.toString(16)}\r\n`);
          written += chunk.length;
          const room = socket.write(chunk);
          if (chunked) socket.write("\r\n");
          if (!room) return;
        }
      };
      socket.on("drain", pump);
      socket.on("data", (bytes) => {
        received += bytes.toString();
      });
      socket.on("error", () => {}); // the server may hang up on what it does not read
      socket.on("close", () =>
        resolve({ status: received.split("\r\n")[0] ?? "", sent: written - socket.writableLength }),
      );
      pump();
    });
  test.each([
    ["413 by its length", ["Content-Length: 50000000"], true, "413"],
    ["413 in chunks", ["Transfer-Encoding: chunked"], true, "413"],
    ["401 by its length", ["Content-Length: 50000000"], false, "401"],
    ["401 in chunks", ["Transfer-Encoding: chunked"], false, "401"],
  ])("a 50 MB body is refused without being read: %s", async (_name, headers, withToken, status) => {
    const answer = await flood([...headers, ...(withToken ? [`Authorization: Bearer ${secret}`] : [])]);
    expect(answer.status).toContain(status);
    // What the kernel's buffers hold on both sides can always be sent.
    expect(answer.sent).toBeLessThan(16_000_000);
  });
});

describe("paths and methods", () => {
  test.each(["/nowhere", "/Brands", "//brands", "/brands//x", "/%zz", "/%E0%A4%A", "/tools", `/${"a".repeat(5000)}`])(
    "404 for %s",
    async (url) => {
      const answer = await call("GET", url);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([404, ["error", "message"]]);
      expect(answer.headers["x-request-id"]).toBeTruthy();
    },
  );
  test.each(["PUT", "DELETE"] as const)("405 with Allow for %s /brands", async (method) => {
    const answer = await call(method, "/brands");
    expect([answer.statusCode, answer.json().error, answer.headers.allow]).toEqual([
      405,
      "Method Not Allowed",
      "POST, GET, HEAD, OPTIONS",
    ]);
  });
  test("OPTIONS lists what a path answers; HEAD answers as GET without a body", async () => {
    const options = await call("OPTIONS", "/tools/analyze?x=1");
    expect([options.statusCode, options.headers.allow]).toEqual([204, "POST, OPTIONS"]);
    const head = await call("HEAD", "/openapi.json");
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });
  test("an unknown query parameter is refused by name", async () => {
    const answer = await call("POST", "/brands?dry=1", { authorization: `Bearer ${secret}`, ...json }, brand("never"));
    expect([answer.statusCode, answer.json().message]).toEqual([400, "dry: is not a known field"]);
  });
});

describe("request id", () => {
  test("a well-formed one is kept, another is replaced", async () => {
    expect((await call("GET", "/nowhere", { "x-request-id": "abc-123" })).headers["x-request-id"]).toBe("abc-123");
    expect((await call("GET", "/nowhere", { "x-request-id": "a b\tc" })).headers["x-request-id"]).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe("the database away", () => {
  test("503 with Retry-After, and /readyz says so while /healthz stays", async () => {
    const closed = createDatabase({ connectionString: "postgresql://nobody@127.0.0.1:1/none" });
    const alone = await createServer({
      services: { ...server.services, database: closed },
      internalAuthSecret: "x".repeat(32),
      logLevel: "silent",
      stopping: new AbortController().signal,
    });
    const headers = { authorization: `Bearer ${secret}`, ...json };
    const answer = await alone.inject({ method: "POST", url: "/brands", headers, payload: brand("x") });
    const ready = await alone.inject({ url: "/readyz" });
    const health = await alone.inject({ url: "/healthz" });
    await alone.close();
    await closed.$disconnect();
    expect([answer.statusCode, answer.json().error, answer.headers["retry-after"]]).toEqual([
      503,
      "Service Unavailable",
      "5",
    ]);
    expect([ready.statusCode, health.statusCode]).toEqual([503, 200]);
  });
});
