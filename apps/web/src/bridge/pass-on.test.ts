import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { passOn } from "./pass-on";
import { restPath } from "./rest-front";

const running: Server[] = [];

async function listen(listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  running.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  // `address()` is a string for pipes only; this server listens on a port.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

const front = (apiUrl: string) => listen((request, response) => passOn(request, response, apiUrl, request.url ?? "/"));

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Sends a path as it is written: `fetch` would tidy it up. */
const send = (origin: string, path: string, { body, ...options }: Sent = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sending = request({ hostname, port, path, ...options }, async (answer) => {
      const chunks = await answer.setEncoding("utf8").toArray();
      resolve({ status: answer.statusCode, headers: answer.headers, body: chunks.join("") });
    });
    sending.on("error", reject);
    sending.end(body);
  });

afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe("restPath", () => {
  it.each([
    ["/api/v1/brands?a=%20b", "/brands?a=%20b"],
    ["/api/v1//brands", "//brands"],
    ["/api/v1/brands/%ff", "/brands/%ff"],
    ["/api/v1", "/"],
    ["/api/v1?limit=1", "/?limit=1"],
    ["/api/v1/", "/"],
    ["/api/v10/brands", undefined],
    ["/api/trpc/brand.list", undefined],
    ["/brands", undefined],
  ])("reads %j as %j", (url, path) => {
    expect(restPath(url)).toBe(path);
  });
});

describe("passOn", () => {
  it("keeps method, path, body and headers, but not the session's cookie", async () => {
    const api = await listen(async (request, response) => {
      const { url, method, headers } = request;
      const body = (await request.setEncoding("utf8").toArray()).join("");
      response.setHeader("set-cookie", "a=b").setHeader("etag", '"1"');
      response.writeHead(201, { "x-request-id": "r" }).end(JSON.stringify({ url, method, headers, body }));
    });
    const path = "//brands/%E0%A4%A/a%2Fb?q=a%20b+c";
    const headers = { authorization: "Bearer t", cookie: "marque.session=s", "if-match": '"0"' };
    const {
      status,
      headers: answered,
      body,
    } = await send(await front(api), path, { method: "PATCH", headers, body: "{}" });
    const seen: unknown = JSON.parse(body);
    expect(seen).toMatchObject({ url: path, method: "PATCH", body: "{}" });
    expect(seen).toHaveProperty("headers.authorization", "Bearer t");
    expect(seen).toHaveProperty("headers.if-match", '"0"');
    expect(seen).not.toHaveProperty("headers.cookie");
    expect(status).toBe(201);
    expect(answered).toMatchObject({ etag: '"1"', "x-request-id": "r" });
    expect(answered["set-cookie"]).toBeUndefined();
  });

  it.each(["HEAD", "OPTIONS", "DELETE", "PROPFIND"])("passes %s on", async (method) => {
    const api = await listen((request, response) => response.writeHead(204, { allow: String(request.method) }).end());
    expect(await send(await front(api), "/brands", { method })).toMatchObject({
      status: 204,
      headers: { allow: method },
    });
  });

  it("answers as soon as the API does, though the body has not come in", async () => {
    const api = await listen((_request, response) => response.writeHead(401, { connection: "close" }).end("{}"));
    const { hostname, port } = new URL(await front(api));
    const status = await new Promise((resolve, reject) => {
      const headers = { "content-length": "1000000" };
      const sending = request({ hostname, port, method: "POST", path: "/brands", headers });
      sending.on("response", (answer) => resolve([answer.statusCode, answer.headers.connection]));
      sending.on("error", reject);
      sending.write("{");
    });
    expect(status).toEqual([401, "close"]);
  });

  it("ends the call when the caller goes away", async () => {
    let ended: (value: true) => void = () => undefined;
    const gone = new Promise<true>((resolve) => {
      ended = resolve;
    });
    const api = await listen((_request, response) => {
      response.writeHead(200).write("data: 1\n\n");
      response.on("close", () => ended(true));
    });
    const { hostname, port } = new URL(await front(api));
    const sending = request({ hostname, port, path: "/" }, () => sending.destroy());
    sending.on("error", () => undefined).end();
    expect(await gone).toBe(true);
  });

  it("says 503 in the contract's form when the API is away", async () => {
    const away = await front("http://127.0.0.1:1");
    const { status, headers, body } = await send(away, "/brands", { method: "POST", body: "{}" });
    expect(status).toBe(503);
    expect(headers["retry-after"]).toBe("5");
    expect(Object.keys(JSON.parse(body))).toEqual(["error", "message"]);
  });
});
