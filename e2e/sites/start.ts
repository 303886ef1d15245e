import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { BEHAVIOURS } from "./behaviours";
import { listen } from "./listen";
import { findPage } from "./page";

/** The sites that are folders of pages here. */
const FOLDERS = [
  "acme.test",
  "acmetrail.test",
  "ledgerly.test",
  "spa.test",
  "brotzeit.test",
  // It does not say what it sells.
  "oakhollow.test",
  // A brand, its mirror, its archive, a namesake of somebody else, and one that is for sale.
  "brightwater.test",
  "brightwater.lan",
  "brightwater.intranet",
  "brightwater.home",
  "brightwater.corp",
];

/** The reserved port 1 (tcpmux): nothing answers there, on any machine of ours. */
const CLOSED_PORT = 1;

export interface Sites {
  port: number;
  /** The value of `ANALYSIS_RESOLVE` that makes the product find them. */
  resolve: string;
  stop: () => Promise<void>;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = (request.headers.host ?? "").replace(/:\d+$/, "").replace(/^www\./, "");
  const behaviour = BEHAVIOURS.get(host);
  if (behaviour !== undefined) return behaviour(request, response);
  const { pathname } = new URL(request.url ?? "/", "http://made.test");
  const page = FOLDERS.includes(host) ? await findPage(host, pathname) : undefined;
  if (page === undefined) {
    response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
    response.end("<!doctype html><title>Page not found</title><h1>Page not found</h1>");
    return;
  }
  response.writeHead(200, { "content-type": page.type, "content-length": String(page.body.length) });
  response.end(request.method === "HEAD" ? undefined : page.body);
}

/** Serves every made site on one loopback port, told apart by the Host header. `port` 0: any that is free. */
export async function startSites(port = 0): Promise<Sites> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  // A client that tries HTTPS first gets its connection closed at once, as from a site that speaks only HTTP.
  server.on("clientError", (_error, socket) => socket.destroy());
  const listening = await listen(server, port);
  const served = [...FOLDERS, ...BEHAVIOURS.keys()].flatMap((host) => [host, `www.${host}`]);
  return {
    port: listening.port,
    resolve: [
      ...served.map((host) => `${host}=127.0.0.1:${listening.port}`),
      `down.test=127.0.0.1:${CLOSED_PORT}`,
      `brightwater.internal=127.0.0.1:${CLOSED_PORT}`,
    ].join(","),
    stop: async () => {
      server.closeAllConnections();
      await listening.stop();
    },
  };
}
