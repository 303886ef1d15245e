// What becomes of the API's process under many analyses: a mix of hostile pages, eight at a time, and how late its event
// loop is meanwhile; then 1,000 sites, a hundred at once, whether any is lost, how much memory it takes as it goes on, and
// what happens when fewer may wait. Sites and callers are in a process of their own. Ends with 1 when a limit is passed.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { createPool, databaseOn } from "@marque/db";
import { createTestDatabase, startTestPostgres } from "@marque/db/testing";
import { createContract, privateHostsOf } from "@marque/schema";
import type { Services } from "../apps/api/src/action/action";
import { execute } from "../apps/api/src/action/execute";
import { limitAnalyses } from "../apps/api/src/analysis/limit-analyses";
import { UNLIMITED } from "../apps/api/src/limits/limiter";
import { createSeal } from "../apps/api/src/seal";
import { createServer } from "../apps/api/src/server";
import { tokenActions } from "../apps/api/src/token/actions";
import { createAnalyzer, createEngine, createFetching, createPoster, systemWorld } from "../packages/analysis/src";
import { HOSTILE_PAGES } from "../packages/analysis/testing/hostile-pages";
import { tell, writeFigures } from "./figures";
import type { Order, Told } from "./load-on-analyses";
import { heapInUse, MEGABYTE } from "./memory";
import { watchOwnLateness } from "./own-lateness";

const LATE_LIMIT_MILLISECONDS = 30;
const HOSTILE_SITES = 30;
const SITES = 1000;
/** Of the analyses after the first hundreds, by when everything is warm. */
const GROWTH_LIMIT_MEGABYTES = 30;

// Two cores: the callers and their sites on the last, where taskset (util-linux) is at hand.
const load = spawn(
  "taskset",
  [
    "--cpu-list",
    "1",
    process.execPath,
    "--import",
    "tsx",
    fileURLToPath(new URL("load-on-analyses.ts", import.meta.url)),
  ],
  { stdio: ["ignore", "inherit", "inherit", "ipc"] },
);
const heard = async () => (await once(load, "message"))[0] as Told; // Sent by load-on-analyses.ts alone.
const listening = await heard();
if (!("port" in listening)) throw new Error("the sites don't listen");

const names = (kind: string, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${kind}-${from + index}.test`);
const every = [
  ...names("hostile", 0, HOSTILE_SITES),
  ...names("warm", 0, 100),
  ...names("site", 0, SITES),
  ...names("crowd", 0, 300),
];
const target = { address: "127.0.0.1", port: listening.port };
const connectTo = new Map(every.map((host) => [host, target]));
const world = systemWorld({ connectTo, resolve: () => Promise.reject(new Error("no such host")) });
let faults = 0;
const onFault = () => {
  faults += 1;
};
const engine = createEngine({ onFault });
await engine.ready();

const postgres = await startTestPostgres();
const pool = createPool({ connectionString: (await createTestDatabase(postgres.url)).url, poolSize: 8 });
const database = databaseOn(pool);
const workspaceId = (await database.workspace.create({ data: { name: "Bench" } })).id;
const INTERNAL_AUTH_SECRET = "a secret that only the bench knows, long enough";
const poster = createPoster(world);
const analyzer = createAnalyzer(world, createFetching(world), engine);

/** The API with so much room for analyses. */
async function serve(limits: Parameters<typeof limitAnalyses>[1]) {
  const limited = limitAnalyses(analyzer, limits);
  const services: Services = {
    database,
    analyzer: limited,
    limits: UNLIMITED,
    seal: createSeal(INTERNAL_AUTH_SECRET),
    poster,
    now: () => new Date(),
  };
  const stopping = new AbortController().signal;
  const contract = createContract(privateHostsOf(connectTo.keys()));
  const app = await createServer({
    services,
    contract,
    internalAuthSecret: INTERNAL_AUTH_SECRET,
    logLevel: "silent",
    trustedProxies: "loopback",
    publicHosts: [],
    mostInFlight: 10_000,
    stopping,
    watched: { pool, analyses: limited.load },
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const input = { name: "bench", scopes: ["analyze" as const], expiresInDays: null };
  const caller = { kind: "system", workspaceId } as const;
  const { secret: token } = await execute(tokenActions.create, { services, caller, requestId: "bench" }, input);
  // A server that listens on a port has an address of this shape.
  const { port } = app.server.address() as AddressInfo;
  return {
    async call(hosts: string[], atOnce: number) {
      const order: Order = { api: `http://127.0.0.1:${port}`, token, hosts, atOnce };
      load.send(order);
      const answers = await heard();
      if ("port" in answers) throw new Error("the callers told nothing");
      return answers;
    },
    close: () => app.close(),
  };
}

const said = (statuses: Record<string, number>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${count} × ${status}`)
    .join(", ");

const api = await serve({ concurrency: 16, queue: 100 });
await api.call(names("warm", 0, 20), 8);

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const watch = watchOwnLateness();
const mixed = await api.call(names("hostile", 0, HOSTILE_SITES), 8);
delay.disable();
const own = watch.stop();
const late = (percent: number) => delay.percentile(percent) / 1e6;
console.log(
  `${HOSTILE_SITES} hostile pages of ${Object.keys(HOSTILE_PAGES).length} kinds, 8 at a time: ${said(mixed.statuses)}`,
);
tell("  lost", mixed.lost, "", 0);
tell("  event loop late, p50", late(50), "ms");
tell("  event loop late, p99", late(99), "ms");
tell("  event loop late by its own work, p99", own.percentile(99), "ms", LATE_LIMIT_MILLISECONDS);
tell("  event loop late by its own work, most", own.percentile(100), "ms");
tell("  event loop late, most", late(100), "ms");
tell("  taken", mixed.seconds, "s");
tell("  parts of analyses left out", faults, "");

const memory: number[] = [];
for (let from = 0; from < SITES; from += 250) {
  const { statuses, lost, seconds } = await api.call(names("site", from, 250), 100);
  const heap = (await heapInUse()) / MEGABYTE;
  memory.push(heap);
  console.log(`sites ${from + 1} to ${from + 250}, 100 at once: ${said(statuses)}`);
  tell("  lost or refused, with room for all", lost + 250 - (statuses[200] ?? 0), "", 0);
  tell("  taken", seconds, "s");
  tell("  heap in use", heap, "MB");
  tell("  memory in all", process.memoryUsage.rss() / MEGABYTE, "MB");
}
tell("heap, growth over the last 500", (memory.at(-1) ?? 0) - (memory[1] ?? 0), "MB", GROWTH_LIMIT_MEGABYTES);
await api.close();

const small = await serve({ concurrency: 8, queue: 16 });
const crowd = await small.call(names("crowd", 0, 300), 100);
const others = Object.keys(crowd.statuses).filter((status) => status !== "200" && status !== "503");
console.log(`300 sites, 100 at once, where 24 have room: ${said(crowd.statuses)}`);
tell("  lost, or answered with neither 200 nor 503", others.length + crowd.lost, "", 0);
await small.close();

await analyzer.close();
await poster.close();
await database.$disconnect();
await postgres.stop();
load.disconnect();
writeFigures();
