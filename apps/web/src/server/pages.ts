import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setBuiltConfig } from "../env";

export interface Pages {
  listener: RequestListener;
  /** The development server's line to its pages. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  close(): Promise<void>;
}

function builtConfig(folder: string): unknown {
  const written: unknown = JSON.parse(readFileSync(join(folder, ".next/required-server-files.json"), "utf8"));
  if (typeof written === "object" && written !== null && "config" in written) return written.config;
  throw new Error(`The build in ${folder} has no configuration: build the web app anew.`);
}

/** Opens the pages: built ones beside this file, or those of the sources, compiled as they are asked for. */
export async function openPages(options: { host: string; port: number; isDevelopment: boolean }): Promise<Pages> {
  const { host: hostname, port, isDevelopment: dev } = options;
  const folder = dev ? join(import.meta.dirname, "../..") : import.meta.dirname;
  if (!dev) setBuiltConfig(builtConfig(folder));
  // Only now: it reads its environment as it is loaded.
  const { default: next } = await import("next");
  // Next listens for upgrades on the server that it is told of. On ours it would take those of every caller.
  const httpServer = createServer();
  const app = next({ dev, dir: folder, hostname, port, httpServer });
  await app.prepare();
  return {
    listener: app.getRequestHandler(),
    upgrade(request, socket, head) {
      if (request.url?.startsWith("/_next/") === true && httpServer.emit("upgrade", request, socket, head)) return;
      socket.end(
        "HTTP/1.1 426 Upgrade Required\r\nUpgrade: HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n",
      );
    },
    close: () => app.close(),
  };
}
