import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from "node:net";
import { type AnalysisRequest, type Contract, createContract, privateHostsOf } from "@marque/schema";
import type { z } from "zod";
import {
  type AnalysisLimits,
  createFetching,
  type FetchingOptions,
  type PageFetcher,
  type PageOutcome,
} from "../src/fetch";
import type { Target, World } from "../src/world";

/** For tests: a server on a free port of the loopback, which is gone at the end of the test. */
export interface MadeSite extends AsyncDisposable {
  target: Target;
  /** `METHOD host path` of each request, in order. */
  requests: string[];
  /** How many connections were opened to it, whatever came of them. */
  connections(): number;
}

/** Opens a server on a free port. */
export async function listen(server: Server, requests: string[]): Promise<MadeSite> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    target: { address: "127.0.0.1", port },
    requests,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A site over HTTP; `/robots.txt` is absent unless the listener answers it. */
export function makeSite(listener: RequestListener, { robots = false } = {}): Promise<MadeSite> {
  const requests: string[] = [];
  return listen(createServer(noted(requests, listener, robots)), requests);
}

/** Notes each request, and answers for `/robots.txt` when the site doesn't. */
export const noted =
  (requests: string[], listener: RequestListener, robots: boolean): RequestListener =>
  (request, response) => {
    requests.push(`${request.method} ${request.headers.host} ${request.url}`);
    if (request.url === "/robots.txt" && !robots) response.writeHead(404).end();
    else listener(request, response);
  };

/** A listener that speaks no HTTP of its own. */
export const makeTcpSite = (onSocket: (socket: Socket) => void): Promise<MadeSite> =>
  listen(createTcpServer(onSocket), []);

/** A world without DNS, of private hosts alone. */
export const madeWorld = (hosts: Record<string, MadeSite | Target>, overrides: Partial<World> = {}): World => ({
  resolve: () => Promise.reject(new Error("no such host")),
  lookupsAtATime: 4,
  connectTo: new Map(Object.entries(hosts).map(([host, site]) => [host, "target" in site ? site.target : site])),
  now: () => performance.now(),
  userAgent: "MarqueBot/0.1 (+https://marque.example/bot)",
  // A test that is about the deadline sets its own: none of the others fails for a slow machine.
  deadlineMilliseconds: 10 * 60 * 1000,
  ...overrides,
});

/** What an analysis in a world is asked: its private hosts count as websites. */
export const madeRequest = (world: World, body: z.input<Contract["analysisInput"]>): AnalysisRequest =>
  createContract(privateHostsOf(world.connectTo.keys())).analysisInput.parse(body);

/** Does something with the fetchers of any number of analyses in one process, and closes their connections. */
export async function withFetchers<T>(
  world: World,
  use: (begin: (limits?: Partial<AnalysisLimits>) => PageFetcher) => Promise<T>,
  options: FetchingOptions = {},
): Promise<T> {
  const fetching = createFetching(world, options);
  const usual = () => ({ signal: new AbortController().signal, deadlineAt: world.now() + world.deadlineMilliseconds });
  try {
    return await use((limits = {}) => fetching.forAnalysis({ ...usual(), ...limits }));
  } finally {
    await fetching.close();
  }
}

/** Does something with the fetcher of one analysis, and closes its connections. */
export const withFetcher = <T>(
  world: World,
  use: (fetcher: PageFetcher) => Promise<T>,
  { signal, ...options }: FetchingOptions & { signal?: AbortSignal } = {},
): Promise<T> => withFetchers(world, (begin) => use(begin(signal === undefined ? {} : { signal })), options);

/** Fetches one page of a world. */
export const fetchOnce = (world: World, url: string, options: FetchingOptions = {}): Promise<PageOutcome> =>
  withFetcher(world, (fetcher) => fetcher.fetch(url), options);
