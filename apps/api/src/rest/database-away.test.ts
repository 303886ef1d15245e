import { createPool, databaseOn } from "@marque/db";
import { createContract } from "@marque/schema";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServer } from "../server";
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

describe("the database away", () => {
  test("503 with Retry-After, and /readyz says so while /healthz stays", async () => {
    const pool = createPool({ connectionString: "postgresql://nobody@127.0.0.1:1/none" });
    const closed = databaseOn(pool);
    const alone = await createServer({
      services: { ...server.services, database: closed },
      contract: createContract(),
      internalAuthSecret: "x".repeat(32),
      logLevel: "silent",
      trustedProxies: "loopback",
      publicHosts: ["marque.example.com"],
      mostInFlight: 256,
      stopping: new AbortController().signal,
      watched: { pool, analyses: { running: 0, waiting: 0 } },
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
    expect(ready.json()).toEqual({ error: "Service Unavailable", message: "The database is not ready." });
  });
});
