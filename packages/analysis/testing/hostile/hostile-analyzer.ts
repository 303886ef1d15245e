import { buildConnector } from "undici";
import { type Analysis, createAnalyzer } from "../../src/analyze";
import type { Engine } from "../../src/engine";
import { createFetching, type FetchingOptions } from "../../src/fetch";
import { LIMITS, type Limits } from "../../src/fetch/limits";
import { systemWorld } from "../../src/system-world";
import type { Target, World } from "../../src/world";
import { madeRequest } from "../made-site";
import type { HostileServer } from "./hostile-server";

export interface HostedServer extends HostileServer {
  host: string;
}

/** Where a hostile server stands. */
export interface Place {
  server: HostedServer;
  target: Target;
  /** The authority that vouches for its certificate, in PEM. */
  authority?: string | undefined;
}

export interface HostileAnalyzer {
  /** Analyses the server's site; each time at another address, so that nothing remembered is in play. */
  analyze(server: HostedServer, time?: number): Promise<Analysis>;
  close(): Promise<void>;
}

/** Any public address does: whoever dials it is sent to the server. */
const PUBLIC_ADDRESS = "93.184.216.34";

/** An analyzer, as the product has one, in a world of hostile servers. */
export function createHostileAnalyzer(
  places: readonly Place[],
  engine: Engine,
  overrides: Partial<World> = {},
  limits: Partial<Limits> = {},
): HostileAnalyzer {
  const byHost = new Map(places.map((place) => [place.server.host, place]));
  const open = places.filter(({ server }) => server.name === undefined);
  const connectTo = new Map(open.map(({ server, target }) => [server.host, target]));
  const world = systemWorld({
    connectTo,
    resolve: async (hostname) => {
      if (byHost.has(hostname)) return [{ address: PUBLIC_ADDRESS, family: 4 }];
      throw Object.assign(new Error(`${hostname} has no address`), { code: "ENOTFOUND" });
    },
    ...overrides,
  });
  const timeout = limits.connectMilliseconds ?? LIMITS.connectMilliseconds;
  const plain = buildConnector({ timeout });
  const dial: FetchingOptions["dial"] = (options, callback) => {
    const place = byHost.get(options.servername ?? "");
    if (options.hostname !== PUBLIC_ADDRESS) return plain(options, callback);
    if (place === undefined) return callback(new Error(`nobody is at ${options.hostname}`), null);
    const { target, authority } = place;
    const connect = authority === undefined ? plain : buildConnector({ timeout, ca: authority });
    connect({ ...options, hostname: target.address, port: String(target.port) }, callback);
  };
  const analyzer = createAnalyzer(world, createFetching(world, { dial, limits }), engine);
  return {
    analyze: (server, time = 0) =>
      analyzer.analyze(madeRequest(world, { website: `https://${server.host}/${time === 0 ? "" : `?time=${time}`}` })),
    close: () => analyzer.close(),
  };
}
