import { readFileSync } from "node:fs";
import { createServer } from "node:net";

/** The port that the server had last time, from its file; undefined when there is none. */
export function rememberedPort(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, "utf8"));
    return Number.isInteger(port) && port > 0 && port < 65536 ? port : undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The preferred loopback port if it is free, else one that is. */
export async function freePort(preferred: number | undefined): Promise<number> {
  if (preferred !== undefined && (await listen(preferred)) !== undefined) return preferred;
  const port = await listen(0);
  if (port === undefined) throw new Error("No free port on 127.0.0.1");
  return port;
}

/** Listens for a moment; gives the port, or undefined when it is taken. */
function listen(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(undefined));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : undefined));
    });
  });
}
