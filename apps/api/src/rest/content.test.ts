import { connect } from "node:net";
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
const post = (headers: Record<string, string>, payload: string) =>
  server.app.inject({ method: "POST", url: "/brands", headers, payload });

describe("content", () => {
  const authorized = () => ({ authorization: `Bearer ${secret}` });
  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    "Application/JSON",
  ])("takes %s", async (type) => {
    const id = `type-${type.replace(/[^a-z]/gi, "-")}`;
    expect((await post({ ...authorized(), "content-type": type }, brand(id))).statusCode).toBe(201);
  });
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/json; charset=latin1",
    "application/xml",
    "application/jsonx",
    "nonsense",
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
  const flood = (path: string, headers: string[]) =>
    new Promise<{ status: string; sent: number }>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      let received = "";
      const chunked = headers.some((header) => header.startsWith("Transfer-Encoding"));
      socket.write(
        [`POST ${path} HTTP/1.1`, "Host: x", "Content-Type: application/json", ...headers, "", ""].join("\r\n"),
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
    ["413 by its length", "/brands", "Content-Length: 50000000", true, "413"],
    ["413 in chunks", "/brands", "Transfer-Encoding: chunked", true, "413"],
    ["401 by its length", "/tools/analyze", "Content-Length: 50000000", false, "401"],
    ["401 in chunks", "/tools/analyze", "Transfer-Encoding: chunked", false, "401"],
  ])("a 50 MB body is refused without being read: %s", async (_name, path, framing, withToken, status) => {
    const answer = await flood(path, [framing, ...(withToken ? [`Authorization: Bearer ${secret}`] : [])]);
    expect(answer.status).toContain(status);
    // What the kernel's buffers hold on both sides can always be sent.
    expect(answer.sent).toBeLessThan(16_000_000);
  });
});
