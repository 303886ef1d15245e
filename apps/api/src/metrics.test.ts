import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "./testing";

let server: TestServer;
let secret: string;
beforeAll(async () => {
  server = await startTestServer();
  secret = await server.createSecret();
});
afterAll(() => server.close());

const figures = async () => (await server.app.inject({ url: "/metrics" })).body.split("\n");
const requests = (method: string, route: string, status: number) =>
  `marque_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;
/** The figure behind a name, `undefined` when there is none. */
const figure = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1);

describe("GET /metrics", () => {
  test("counts requests by the pattern of their route and their status, and tells nothing that was sent", async () => {
    const headers = { authorization: `Bearer ${secret}` };
    await server.app.inject({ url: "/brands/secret-brand", headers });
    await server.app.inject({ url: "/brands/another-brand", headers });
    await server.app.inject({ url: "/brands/secret-brand" });
    await server.app.inject({ url: "/no-such-path/secret-brand?token=secret" });
    const lines = await figures();
    expect(figure(lines, requests("GET", "/brands/:id", 404))).toBe("2");
    expect(figure(lines, requests("GET", "/brands/:id", 401))).toBe("1");
    expect(figure(lines, requests("GET", "unrouted", 404))).toBe("1");
    expect(lines.join("\n")).not.toMatch(/secret|another-brand|mrq_/);
    expect(lines.join("\n")).not.toContain(server.workspaceId);
  });

  test("tells what is under way, without a token, as Prometheus reads it", async () => {
    const answer = await server.app.inject({ url: "/metrics" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      "text/plain; version=0.0.4; charset=utf-8",
    ]);
    const lines = answer.body.split("\n");
    for (const name of [
      "marque_http_requests_in_flight",
      'marque_database_connections{state="busy"}',
      "marque_database_waiting",
      'marque_analyses{state="running"}',
      'marque_analyses{state="waiting"}',
    ])
      expect(figure(lines, name), name).toMatch(/^\d+$/);
    expect(Number(figure(lines, 'marque_database_connections{state="idle"}'))).toBeGreaterThan(0);
  });
});
