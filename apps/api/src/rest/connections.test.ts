import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { startTestServer, type TestServer, type TestServerOptions } from "../testing";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function listen(options: TestServerOptions = {}) {
  server = await startTestServer(options);
  const port = Number(new URL(await server.app.listen({ host: "127.0.0.1", port: 0 })).port);
  return { server, port, secret: await server.createSecret() };
}

async function open(port: number): Promise<{ socket: Socket; said: () => string; ended: Promise<unknown> }> {
  const socket = connect(port, "127.0.0.1");
  let said = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  return { socket, said: () => said, ended: once(socket, "close") };
}

const post = (secret: string, id: string) => {
  const body = JSON.stringify({ id, name: "Acme", domains: ["acme.com"] });
  return (
    `POST /brands HTTP/1.1\r\nHost: marque\r\nAuthorization: Bearer ${secret}\r\nContent-Type: application/json\r\n` +
    `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
};

describe("a connection", () => {
  test("what stands behind a whole request does not unsay that it was done", async () => {
    const { server, port, secret } = await listen();
    for (let round = 0; round < 16; round++) {
      const { socket, said, ended } = await open(port);
      socket.write(`${post(secret, `behind-${round}`)}nonsense behind it\r\n\r\n`);
      await ended;
      const stored = (await server.database.brand.count({ where: { id: `behind-${round}` } })) === 1;
      expect([stored, said().split("\r\n")[0]]).toEqual([true, "HTTP/1.1 201 Created"]);
    }
  });

  test("what is no request at all is told so", async () => {
    const { port } = await listen();
    const { socket, said, ended } = await open(port);
    socket.write("nonsense\r\n\r\n");
    await ended;
    expect(said()).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*"message":"This is not a well-formed HTTP request"/);
  });

  test.each([
    ["TRACE", "/brands", 405],
    ["TRACE", "/nowhere", 404],
    ["OPTIONS", "*", 204],
    ["GET", "*", 404],
    ["FOO", "/brands", 400],
  ])("%s %s is answered with %i", async (method, target, status) => {
    const { port, secret } = await listen();
    const { socket, said } = await open(port);
    socket.write(
      `${method} ${target} HTTP/1.1\r\nHost: marque\r\nAuthorization: Bearer ${secret}\r\nConnection: close\r\n\r\n`,
    );
    await vi.waitUntil(() => said().includes("\r\n\r\n"), inject("limits").condition);
    expect(said().split(" ")[1]).toBe(String(status));
    socket.destroy();
  });

  test("silent ones and half requests do not hold the stop up; what is under way is finished", async () => {
    const stopping = new AbortController();
    const { server, port, secret } = await listen({ stopping: stopping.signal });
    const silent = await open(port);
    const half = await open(port);
    half.socket.write("GET /brands HTTP/1.1\r\nHost: mar");
    const busy = await open(port);
    const slow = server.database.$transaction(async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE "Brand" IN ACCESS EXCLUSIVE MODE`;
      busy.socket.write(post(secret, "under-way"));
      await setTimeout(300);
      stopping.abort();
      await setTimeout(300);
    });
    await slow;
    await server.app.close();
    await Promise.all([silent.ended, half.ended, busy.ended]);
    expect(busy.said().split("\r\n")[0]).toBe("HTTP/1.1 201 Created");
  });
});

describe("overload", () => {
  test("who comes when too much is under way is turned away at once; health still answers", async () => {
    const { server, port, secret } = await listen({ mostInFlight: 4 });
    const url = `http://127.0.0.1:${port}`;
    const list = () => fetch(`${url}/brands`, { headers: { authorization: `Bearer ${secret}` } });
    const held: Promise<Response>[] = [];
    await server.database.$transaction(async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE "Brand" IN ACCESS EXCLUSIVE MODE`;
      held.push(...Array.from({ length: 4 }, list));
      await setTimeout(200);
      const turnedAway = await list();
      expect([turnedAway.status, turnedAway.headers.get("retry-after"), await turnedAway.json()]).toEqual([
        503,
        "1",
        { error: "Service Unavailable", message: "Too much is asked at once. Try again in a moment." },
      ]);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
    });
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await list()).status).toBe(200);
  });
});
