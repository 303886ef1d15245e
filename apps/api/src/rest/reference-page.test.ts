import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("GET /docs", () => {
  test("is a page that may load and call nothing from elsewhere, and names only its own scripts, relatively", async () => {
    const page = await server.app.inject({ url: "/docs" });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
    expect(addresses).toEqual(["data:,", "openapi.json", "docs/reference.js", "docs/start.js"]);
  });

  test("its library comes whole, compressed for who takes that", async () => {
    const zipped = await server.app.inject({ url: "/docs/reference.js", headers: { "accept-encoding": "gzip, br" } });
    const plain = await server.app.inject({ url: "/docs/reference.js", headers: { "accept-encoding": "gzip;q=0" } });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(plain.body).toContain("createApiReference");
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });
});

/** The paths of Fastify's drawing of its routes: each line a part of a path, below the part that it follows, with its methods. */
function pathsIn(drawing: string): string[] {
  const parts: string[] = [];
  return drawing.split("\n").flatMap((line) => {
    const [, indent, part = "", methods] = /^([│ ├└─]*)(\/\S*)(?: \((.+)\))?/.exec(line) ?? [];
    if (indent === undefined) return [];
    parts.splice(indent.length / 4 - 1, Number.POSITIVE_INFINITY, part);
    return methods === undefined ? [] : [parts.join("")];
  });
}

test("every path that the server answers stands in the OpenAPI document, but for tRPC's, MCP's and the page's scripts", async () => {
  const document = (await server.app.inject({ url: "/openapi.json" })).json();
  const documented = Object.keys(document.paths).map((path) => path.replace(/\{(\w+)\}/g, ":$1"));
  const answered = pathsIn(server.app.printRoutes({ commonPrefix: false }));
  const described = answered.filter((path) => !/^\/(trpc|mcp)\b|\.js$/.test(path));
  expect([...new Set(described)].sort()).toEqual(documented.sort());
});
