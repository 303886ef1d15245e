import { connect, createServer, type Server } from "node:net";

/** Everything that listens on this machine's own addresses for a test, and counts who comes. */
export interface Inside {
  /** `address:port` of each connection that came. */
  visits: string[];
  /** One of the places that listen. */
  somewhere: { address: string; port: number };
  stop: () => Promise<void>;
}

const ADDRESSES = ["127.0.0.1", "127.0.1.3", "127.255.255.254", "::1"];
/** Of the web, then what is asked for where a guard has a hole. 0: one that is free. */
const PORTS = [0, 80, 443, 8080, 6379, 11211];
/** Not ours to open, taken, or of a family that this machine lacks: whoever is sent there finds somebody else, or nobody. */
const NOT_HERE = ["EACCES", "EADDRINUSE", "EADDRNOTAVAIL", "EAFNOSUPPORT"];

async function listen(server: Server, address: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      NOT_HERE.includes(error.code ?? "") ? resolve(false) : reject(error),
    );
    server.listen(port, address, () => resolve(true));
  });
}

export async function listenInside(): Promise<Inside> {
  const visits: string[] = [];
  const servers: Server[] = [];
  const places: Inside["somewhere"][] = [];
  for (const address of ADDRESSES)
    for (const port of PORTS) {
      const server = createServer((socket) => {
        visits.push(`${socket.localAddress}:${socket.localPort}`);
        socket.on("error", () => {}).destroy();
      });
      if (!(await listen(server, address, port))) continue;
      servers.push(server);
      const bound = server.address();
      if (bound !== null && typeof bound !== "string") places.push({ address, port: bound.port });
    }
  const [somewhere] = places;
  if (somewhere === undefined) throw new Error("Nothing could listen on loopback.");
  return {
    visits,
    somewhere,
    stop: async () => {
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/** Comes by, as nobody else should. */
export const visit = ({ address, port }: Inside["somewhere"]): Promise<void> =>
  new Promise((resolve, reject) => {
    connect(port, address)
      .once("close", () => resolve())
      .once("error", reject)
      .resume();
  });
