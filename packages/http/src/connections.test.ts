import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { answerMalformed, watchConnections } from "./index";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** What a server says to these bytes that reads a body before it answers, until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const started = createServer({ requestTimeout: 200, connectionsCheckingInterval: 50 });
  server = started;
  const connections = watchConnections(started, new AbortController().signal);
  started.on("request", async (request, response) => {
    await request.toArray().then(
      () => response.end("done"),
      // The caller has gone.
      () => undefined,
    );
  });
  started.on("clientError", (error, socket) => {
    if (!connections.finishesUnderWay(socket)) answerMalformed(error, socket);
  });
  await once(started.listen(0, "127.0.0.1"), "listening");
  // A server that listens on a port has an address of this shape.
  const { port } = started.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let said = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  socket.write(bytes);
  await once(socket, "close");
  return said;
}

const head = (...lines: string[]) => `${["POST / HTTP/1.1", "Host: x", ...lines].join("\r\n")}\r\n\r\n`;

describe("a request whose body", () => {
  test("does not come is told 408 when its time is over", async () => {
    expect(await answerTo(`${head("Content-Length: 5")}ab`)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  });

  test("turns into nonsense is told 400", async () => {
    expect(await answerTo(`${head("Transfer-Encoding: chunked")}2\r\nab\r\nnonsense`)).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n/,
    );
  });

  test("is followed by nonsense is done, and told so", async () => {
    const said = await answerTo(`${head("Content-Length: 2")}abnonsense\r\n\r\n`);
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*done/);
  });
});
