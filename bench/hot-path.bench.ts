// What programs ask most, over HTTP, beside a bare server that does the same with nothing around it: server and database on one
// core, load on the other. Requests a second and the 99th percentile, medians of several rounds in turn.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createDatabase } from "@marque/db";
import { createTestDatabase, startTestPostgres } from "@marque/db/testing";
import autocannon from "autocannon";
import { firstRun } from "../apps/api/src/commands/first-run";
import { tell, writeFigures } from "./figures";
import { median } from "./median";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = 4;
const CONNECTIONS = 50;

const root = fileURLToPath(new URL("..", import.meta.url));
const pin = (core: number, pid: number | undefined) =>
  spawn("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(pid)]);

const postgres = await startTestPostgres();
const { url: databaseUrl } = await createTestDatabase(postgres.url);
const database = createDatabase({ connectionString: databaseUrl, poolSize: 1 });
// Whatever serves is on one core: PostgreSQL's processes are born where the one that is their parent runs.
const [backend] = await database.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
pin(1, parentOf(backend?.pid));
await database.$disconnect();
const { token } = await firstRun(database, "http://localhost", () => new Date());
const workspace = await database.workspace.findFirstOrThrow();
const { id: tokenId } = await database.apiToken.findFirstOrThrow();

function parentOf(pid: number | undefined): number {
  return Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
}

const children: ChildProcess[] = [];
async function start(args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NODE_ENV: "production", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  pin(1, child.pid);
  return new Promise((resolve, reject) => {
    let said = "";
    child.once("exit", () => reject(new Error(`a server ended: ${said}`)));
    child.stdout?.on("data", (bytes) => {
      said = `${said}${bytes}`.slice(-10_000);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url !== undefined) resolve(url);
    });
  });
}
const bare = await start(["--import=tsx", "bench/bare-server.ts"], { WORKSPACE_ID: workspace.id, TOKEN_ID: tokenId });
const api = await start(["apps/api/dist/main.js"], {
  API_PORT: "0",
  INTERNAL_AUTH_SECRET: "x".repeat(32),
  RATE_LIMITS: "requests=100000000/60",
});
pin(0, process.pid);

const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
const brand = (isMinimal: boolean) => () => {
  const fields = { id: randomUUID(), name: "Acme", domains: ["acme.com"] };
  const competitors = Array.from({ length: 5 }, (_, i) => ({ name: `Rival ${i}`, domains: [`rival${i}.com`] }));
  const prompts = Array.from({ length: 10 }, (_, i) => ({ prompt: `best rocket skates ${i}`, tags: ["skates"] }));
  return JSON.stringify(isMinimal ? fields : { ...fields, competitors, prompts });
};

interface Load {
  path: string;
  method: "GET" | "POST";
  body?: () => string;
  headers?: Record<string, string>;
  expected: number;
}
interface Rate {
  perSecond: number;
  p99: number;
}

async function measure(base: string, { path, method, body, headers: sent = headers, expected }: Load): Promise<Rate> {
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [
      {
        method,
        path,
        headers: sent,
        ...(body && { setupRequest: (request) => ({ ...request, body: body() }) }),
      },
    ],
  });
  const others = result.statusCodeStats;
  const statuses = Object.keys(others ?? {});
  if (statuses.some((status) => Number(status) !== expected)) throw new Error(`${path}: ${JSON.stringify(others)}`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function compare(what: string, ours: Load, limit: Load, least: number): Promise<void> {
  const rates: { ours: Rate[]; limit: Rate[] } = { ours: [], limit: [] };
  await measure(bare, { ...limit });
  await measure(api, { ...ours });
  for (let round = 0; round < ROUNDS; round++) {
    rates.limit.push(await measure(bare, limit));
    rates.ours.push(await measure(api, ours));
  }
  const of = (all: readonly Rate[], figure: keyof Rate) => median(all.map((rate) => rate[figure]));
  const share = of(rates.ours, "perSecond") / of(rates.limit, "perSecond");
  tell(`${what}: ours`, of(rates.ours, "perSecond"), "/s");
  tell(`${what}: bare`, of(rates.limit, "perSecond"), "/s");
  tell(`${what}: ours of bare, in hundredths (at least ${least})`, share * 100, "%");
  tell(`${what}: 99th percentile, ours over bare`, of(rates.ours, "p99") / of(rates.limit, "p99"), "×", 2);
}

/** Resident memory of the API, in MB. */
function memory(): number {
  const status = `/proc/${children[1]?.pid}/status`;
  return existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, "utf8"))?.[1]) / 1000 : Number.NaN;
}

tell("API at rest", memory(), "MB", 180);
const create = (isMinimal: boolean): Load => ({
  path: "/brands",
  method: "POST",
  body: brand(isMinimal),
  expected: 201,
});
await compare("create, 5 competitors and 10 prompts", create(false), create(false), 60);
await compare("create, minimal", create(true), create(true), 60);
const list: Load = { path: "/brands?limit=20", method: "GET", expected: 200 };
await compare("first page of 20", list, { ...list, path: "/list" }, 60);
const malformed: Load = { path: "/brands", method: "GET", headers: { authorization: "Bearer nothing" }, expected: 401 };
await compare("malformed token", malformed, { path: "/echo", method: "GET", expected: 200 }, 50);
tell("API after all of it", memory(), "MB", 300);

writeFigures();
for (const child of children) child.kill();
await database.$disconnect();
await postgres.stop();
process.exit();
