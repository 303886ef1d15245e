import type { Server } from "node:net";

/** A server that listens on loopback, and how to end it. */
export interface Listening {
  port: number;
  stop: () => Promise<void>;
}

export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return {
    port: address.port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
