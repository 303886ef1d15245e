import { request } from "node:http";
import { LINGER_MILLISECONDS } from "@marque/http";
import { describe, expect, it, vi } from "vitest";
import { listen, openSocket, send, sendBytes, web } from "./testing";

const NOWHERE = "http://127.0.0.1:1";

/** An API that answers with what it got. */
const mirror = () =>
  listen(async (incoming, response) => {
    const { url, method, headers } = incoming;
    const body = (await incoming.setEncoding("utf8").toArray()).join("");
    response.setHeader("set-cookie", "a=b").setHeader("etag", '"1"');
    response.writeHead(201, { "x-request-id": "r" }).end(JSON.stringify({ url, method, headers, body }));
  });

/** A caller who sends a body of chunks without end, and whose own end stays open when the server closes its. */
async function startSending(origin: string) {
  const socket = openSocket(origin);
  socket.on("error", () => {}); // whoever writes is told
  const write = (part: string) =>
    new Promise<void>((resolve, reject) => socket.write(part, (error) => (error ? reject(error) : resolve())));
  await write("POST /api/v1/brands HTTP/1.1\r\nHost: marque.test\r\nTransfer-Encoding: chunked\r\n\r\n");
  const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
  // Lets the server, in this very process, do what it does next.
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { socket, sendChunk: () => write(chunk).then(turn) };
}

describe("a request that is passed on", () => {
  it("keeps method, path, body and headers, but not the session's cookie", async () => {
    const headers = { authorization: "Bearer t", cookie: "marque.session=s", "if-match": '"0"' };
    const path = "//brands/../%E0%A4%A/a%2Fb?q=a%20b+c&q=//x";
    const sent = { method: "PATCH", headers, body: "{}" };
    const { status, headers: answered, body } = await send(await web(await mirror()), `/api/v1${path}`, sent);
    const seen: unknown = JSON.parse(body);
    expect(seen).toMatchObject({ url: path, method: "PATCH", body: "{}" });
    expect(seen).toHaveProperty("headers.authorization", "Bearer t");
    expect(seen).toHaveProperty("headers.if-match", '"0"');
    expect(seen).not.toHaveProperty("headers.cookie");
    expect(status).toBe(201);
    expect(answered).toMatchObject({ etag: '"1"', "x-request-id": "r", connection: "keep-alive" });
    expect(answered["set-cookie"]).toBeUndefined();
  });

  it("loses the headers that speak of its connection alone, both ways", async () => {
    const api = await listen((incoming, response) => {
      response.setHeader("connection", "x-of-the-api").setHeader("x-of-the-api", "1");
      response.end(JSON.stringify(incoming.headers));
    });
    const headers = { connection: "X-Secret, close", "x-secret": "1", te: "trailers", "x-kept": "1" };
    const { headers: answered, body } = await send(await web(api), "/api/v1/brands", { headers });
    const seen: unknown = JSON.parse(body);
    expect(seen).toHaveProperty("x-kept");
    for (const name of ["x-secret", "te"]) expect(seen).not.toHaveProperty(name);
    expect(answered["x-of-the-api"]).toBeUndefined();
  });

  it("keeps its length, though it says that the length is for its connection alone", async () => {
    const seen: string[] = [];
    const api = await listen(async (incoming, response) => {
      seen.push(`${incoming.url} ${(await incoming.setEncoding("utf8").toArray()).join("")}`);
      response.end("{}");
    });
    const hidden = "GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n";
    const head = `GET /api/v1/brands HTTP/1.1\r\nHost: a\r\nContent-Length: ${hidden.length}\r\nConnection: content-length, close`;
    expect(await sendBytes(await web(api), `${head}\r\n\r\n${hidden}`)).toMatch(/^HTTP\/1.1 200 /);
    expect(seen).toEqual([`/brands ${hidden}`]);
  });

  it.each(["HEAD", "OPTIONS", "DELETE", "PROPFIND", "TRACE"])("may be a %s", async (method) => {
    const api = await listen((incoming, response) => response.writeHead(204, { allow: String(incoming.method) }).end());
    expect(await send(await web(api), "/api/v1/brands", { method })).toMatchObject({
      status: 204,
      headers: { allow: method },
    });
  });

  it.each([
    ["curl --http2", "Upgrade, HTTP2-Settings", "h2c"],
    ["a browser's socket", "Upgrade", "websocket"],
  ])("may ask for another protocol, as %s does, and is answered in this one", async (_, connection, upgrade) => {
    const origin = await web(await mirror());
    const headers = { connection, upgrade, "http2-settings": "AAMAAABkAAQAoAAAAAIAAAAA" };
    const { status, body } = await send(origin, "/api/v1/brands", { method: "POST", headers, body: "{}" });
    expect([status, JSON.parse(body)]).toMatchObject([201, { url: "/brands", body: "{}" }]);
    expect(JSON.parse(body)).not.toHaveProperty("headers.upgrade");
    expect((await send(origin, "/signin", { headers })).body).toBe("a page");
  });

  it("tells the API for whom it comes", async () => {
    const headers = { "x-forwarded-for": "192.0.2.7" };
    const { body } = await send(await web(await mirror()), "/api/v1/brands", { headers });
    expect(JSON.parse(body)).toHaveProperty("headers.x-forwarded-for", "192.0.2.7, 127.0.0.1");
  });
});

describe("an answer that comes early", () => {
  it("is passed on though the body has not come in", async () => {
    const api = await listen((_request, response) => response.writeHead(401, { connection: "close" }).end("{}"));
    const { hostname, port } = new URL(await web(api));
    const status = await new Promise((resolve, reject) => {
      const headers = { "content-length": "1000000" };
      const sending = request({ hostname, port, method: "POST", path: "/api/v1/brands", headers });
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
    const api = await listen((incoming, response) => {
      // Only what this app does with its caller's connection is looked at: that from the API stays as it is.
      incoming.socket.destroySoon = () => {};
      response.writeHead(413, { connection: "close" }).end("{}");
    });
    let answered = () => {};
    const said = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const origin = await web(status === 503 ? NOWHERE : api, {
      onRequest: (_request, response) => response.once("finish", answered),
    });
    const { socket, sendChunk } = await startSending(origin);
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
    vi.useRealTimers();
  });
});

describe("a stream of events", () => {
  it("comes event by event, and the call ends when the caller goes away", async () => {
    let ended: (value: true) => void = () => undefined;
    const gone = new Promise<true>((resolve) => {
      ended = resolve;
    });
    const api = await listen((_request, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
      response.on("close", () => ended(true));
    });
    const { hostname, port } = new URL(await web(api));
    const first = await new Promise<string>((resolve, reject) => {
      const headers = { cookie: "session=ada" };
      const sending = request({ hostname, port, path: "/api/trpc/analysis.watch", headers }, (answer) =>
        answer.once("data", (bytes) => {
          resolve(String(bytes));
          sending.destroy();
        }),
      );
      sending.on("error", reject).end();
    });
    expect(first).toBe("data: 1\n\n");
    expect(await gone).toBe(true);
  });
});

describe("an API that does not answer", () => {
  const post = { method: "POST", body: "{}" };

  it("that is away is a 503 in the contract's form: nothing was changed", async () => {
    const { status, headers, body } = await send(await web(NOWHERE), "/api/v1/brands", post);
    expect([status, headers["retry-after"], headers["cache-control"], JSON.parse(body)]).toEqual([
      503,
      "5",
      "no-store",
      {
        error: "Service Unavailable",
        message: "The API can't be reached. Nothing was changed. Try again in a moment.",
      },
    ]);
  });

  it.each([
    ["a change may have been made", post, /may have been done/],
    ["a change with a key is safe to ask for again", { ...post, headers: { "idempotency-key": "k" } }, /is safe\.$/],
    ["nothing is said of changes where none was asked for", {}, /^The API did not answer\. Try again in a moment\.$/],
  ])("and breaks the connection is a 503 too: %s", async (_, sent, message) => {
    const api = await listen(({ socket }) => socket.destroy());
    const { status, body } = await send(await web(api), "/api/v1/brands", sent);
    expect(status).toBe(503);
    expect(JSON.parse(body)).toEqual({ error: "Service Unavailable", message: expect.stringMatching(message) });
  });

  it("and says nothing is a 503 too, after a while; the call is given up", async () => {
    let ended: (value: true) => void = () => undefined;
    const gone = new Promise<true>((resolve) => {
      ended = resolve;
    });
    const api = await listen((incoming) => incoming.socket.once("close", () => ended(true)));
    const origin = await web(api, { limits: { answer: 50 } });
    expect((await send(origin, "/api/v1/brands", post)).status).toBe(503);
    expect(await gone).toBe(true);
  });

  it("to the end of what it began to say ends the answer there, so that nobody takes it for the whole", async () => {
    const api = await listen((_request, response) => response.writeHead(200).write("half"));
    const origin = await web(api, { limits: { answer: 10_000, silence: 50 } });
    await expect(send(origin, "/api/v1/brands")).rejects.toThrow(/aborted|hang up/);
  });

  it("is not what a caller is who sends slowly", async () => {
    const { hostname, port } = new URL(await web(await mirror(), { limits: { answer: 50 } }));
    const status = await new Promise((resolve, reject) => {
      const sending = request({ hostname, port, method: "POST", path: "/api/v1/brands" }, (answer) => {
        answer.resume().once("end", () => resolve(answer.statusCode));
      });
      sending.on("error", reject).write("{");
      setTimeout(() => sending.end("}"), 200);
    });
    expect(status).toBe(201);
  });
});
