import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { passOn } from "./pass-on";
import { restPath } from "./rest-front";
import { LINGER_MILLISECONDS } from "./unread-body";

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

/** A caller who sends a body of chunks without end, and whose own end stays open when the server closes its. */
async function startSending(origin: string): Promise<{ socket: Socket; send: () => Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on("error", () => {}); // whoever writes is told
  const write = (part: string) =>
    new Promise<void>((resolve, reject) => socket.write(part, (error) => (error ? reject(error) : resolve())));
  await write("POST /brands HTTP/1.1\r\nHost: marque.test\r\nTransfer-Encoding: chunked\r\n\r\n");
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  // Lets the server, in this very process, do what it does next.
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { socket, send: () => write(chunk).then(turn) };
}

afterEach(() => {
  vi.useRealTimers();
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

  it.each([
    ["refused by the API", 413],
    ["that finds no API", 503],
  ])("lets a caller send on who has not heard yet of a body %s, for a while", async (_, status) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const api = await listen((request, response) => {
      // Only what this app does with its caller's connection is looked at: that from the API stays as it is.
      request.socket.destroySoon = () => {};
      response.writeHead(413, { connection: "close" }).end("{}");
    });
    let answered = () => {};
    const said = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const apiUrl = status === 503 ? "http://127.0.0.1:1" : api;
    const origin = await listen((request, response) => {
      response.once("finish", answered);
      passOn(request, response, apiUrl, request.url ?? "/");
    });
    const { socket, send: sendChunk } = await startSending(origin);
    await sendChunk();
    await said;
    // On a connection that was closed the second would meet its reset.
    for (let chunks = 0; chunks < 32; chunks += 1) await sendChunk();
    const answer = await new Promise<string>((resolve) => socket.once("data", (bytes) => resolve(String(bytes))));
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\nconnection: close\r\n`, "i"));
    await vi.advanceTimersByTimeAsync(LINGER_MILLISECONDS);
    const sendForEver = async () => {
      for (;;) await sendChunk();
    };
    await expect(sendForEver()).rejects.toThrow();
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
