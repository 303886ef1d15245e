import { createServer, type IncomingMessage, type RequestListener, request, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach } from "vitest";
import { answerLimits } from "./answer-limits";
import { createApiProxy } from "./api-proxy";
import { createWebServer } from "./create-server";
import type { WaitLimits } from "./limit-wait";
import { restRequests } from "./rest-requests";
import { trpcRequests } from "./trpc-requests";

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listenOn(server: Server): Promise<string> {
  running.push(server.listen(0, "127.0.0.1"));
  await new Promise((resolve) => server.once("listening", resolve));
  // `address()` is a string for pipes only; this server listens on a port.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** Something in the API's place. Until the test's end. */
export const listen = (listener: RequestListener): Promise<string> => listenOn(createServer(listener));

const DEFAULTS = answerLimits({ deadlineSeconds: 20, concurrency: 16, queue: 64 });

interface WebOptions {
  limits?: WaitLimits;
  pages?: RequestListener;
  stopping?: AbortSignal;
  /** What comes before the server's own listener. */
  onRequest?: RequestListener;
}

/** The web app's server before an API, without its pages. A cookie `session=ada` signs Ada in. Until the test's end. */
export function web(apiUrl: string, options: WebOptions = {}): Promise<string> {
  const { limits, pages = (_request, response) => response.end("a page") } = options;
  const proxy = createApiProxy(apiUrl);
  const limitsOf = limits === undefined ? DEFAULTS : () => limits;
  const people = {
    signedIn: async (cookies: { get(name: string): { value: string } | undefined }) => cookies.get("session")?.value,
    internalToken: async (person: string) => `token-of-${person}`,
  };
  const server = createWebServer(
    { rest: restRequests(proxy, limitsOf), trpc: trpcRequests(proxy, limitsOf, people), pages },
    options.stopping ?? new AbortController().signal,
  );
  if (options.onRequest !== undefined) server.prependListener("request", options.onRequest);
  return listenOn(server);
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}

/** Sends a path as it is written: `fetch` would tidy it up. */
export const send = (origin: string, path: string, { body, ...options }: Sent = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sending = request({ hostname, port, path, ...options }, (answer) => {
      const { statusCode: status, headers } = answer;
      const chunks = answer.setEncoding("utf8").toArray();
      chunks.then((text) => resolve({ status, headers, body: text.join("") }), reject);
    });
    sending.on("error", reject);
    sending.end(body);
  });

export const openSocket = (origin: string): Socket => {
  const { hostname, port } = new URL(origin);
  return connect({ host: hostname, port: Number(port), allowHalfOpen: true });
};

/** Sends bytes as they are, and gives all that comes back until the server closes the connection. */
export async function sendBytes(origin: string, bytes: string): Promise<string> {
  const socket = openSocket(origin);
  socket.write(bytes);
  const answer = (await socket.setEncoding("utf8").toArray()).join("");
  socket.destroy();
  return answer;
}
