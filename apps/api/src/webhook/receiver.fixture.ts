// A receiver of webhooks on the loopback, for tests.
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

export interface Received {
  id: string;
  body: string;
  headers: Record<string, string>;
  path: string;
}

export interface Receiver {
  target: { address: string; port: number };
  /** All that came, in order. */
  received: Received[];
  /** What to do with each; answers 204 unless set. */
  react: (response: ServerResponse, received: Received, before: number) => void;
  close(): Promise<void>;
}

const texts = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

export async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = texts(request.headers);
    const id = headers["webhook-id"] ?? "";
    const before = receiver.received.filter((each) => each.id === id).length;
    const received = { id, headers, body: Buffer.concat(chunks).toString("utf8"), path: request.url ?? "" };
    receiver.received.push(received);
    receiver.react(response, received, before);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const receiver: Receiver = {
    target: { address: "127.0.0.1", port },
    received: [],
    react: (response) => response.writeHead(204).end(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
