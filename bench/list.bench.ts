// The list of brands as a workspace grows: first page, a page deep behind a cursor, and searches, over HTTP, by the median of many
// calls, all sizes in turn; each within twice its time at a thousand brands. `LIST_SIZES=1000,100000` for others, `LIST_PLANS=1`
// prints PostgreSQL's plans.
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createDatabase, type Database, type Prisma } from "@marque/db";
import { createTestDatabase, startTestPostgres } from "@marque/db/testing";
import { brandPage, brandQuery } from "@marque/schema";
import { listBrands } from "../apps/api/src/brand/list";
import { firstRun } from "../apps/api/src/commands/first-run";
import { tell, writeFigures } from "./figures";
import { fillBrands } from "./fill-brands";
import { race } from "./median";

const ROUNDS = 150;
const WARM_UP = 5;
const isExplained = process.env.LIST_PLANS === "1";
const SIZES = (process.env.LIST_SIZES ?? "1000,100000,1000000").split(",").map(Number);

/** An API of its own on a database. @returns where it listens. */
function startApi(databaseUrl: string): Promise<{ api: ChildProcess; url: string }> {
  const api = spawn(process.execPath, ["apps/api/dist/main.js"], {
    cwd: fileURLToPath(new URL("..", import.meta.url)),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      API_PORT: "0",
      INTERNAL_AUTH_SECRET: "x".repeat(32),
      RATE_LIMITS: "off",
      WEBHOOKS: "off",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    let said = "";
    api.once("exit", () => reject(new Error(`the API ended: ${said}`)));
    api.stdout.on("data", (bytes) => {
      said = `${said}${bytes}`.slice(-10_000);
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (url !== undefined) resolve({ api, url });
    });
  });
}

/** A cursor some `pages` of a hundred into the list, or at its end. */
async function deepCursor(database: Database, workspaceId: string, pages: number): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < pages; page++) {
    const { pagination } = await listBrands(database, workspaceId, brandQuery.parse({ limit: 100, cursor }));
    if (pagination.nextCursor === null) break;
    cursor = pagination.nextCursor;
  }
  return cursor;
}

/** The database, telling the plan of each statement before it runs. */
const explaining = (database: Database): Database =>
  new Proxy(database, {
    get(target, name, receiver) {
      if (name !== "$queryRaw") return Reflect.get(target, name, receiver);
      return async ({ text, values: parameters }: Prisma.Sql) => {
        const lines = await target.$queryRawUnsafe<{ "QUERY PLAN": string }[]>(
          `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`,
          ...parameters,
        );
        console.log(lines.map((line) => `    ${line["QUERY PLAN"]}`).join("\n"));
        return target.$queryRawUnsafe(text, ...parameters);
      };
    },
  });

interface Place {
  title: string;
  database: Database;
  workspaceId: string;
  queries: Map<string, Record<string, string>>;
  /** Over HTTP. @returns the total. */
  list(query: Record<string, string>): Promise<number>;
  close(): Promise<void>;
}

const postgres = await startTestPostgres();

async function makePlace(brands: number, workspaces: number): Promise<Place> {
  const title = `${brands.toLocaleString("en")} brands${workspaces === 1 ? "" : ` in ${workspaces}`}`;
  const { url, drop } = await createTestDatabase(postgres.url);
  const began = performance.now();
  const database = createDatabase({ connectionString: url, poolSize: 2 });
  const { token } = await firstRun(database, "http://localhost", () => new Date());
  const { id: workspaceId } = await database.workspace.findFirstOrThrow();
  await fillBrands(url, brands, workspaces);
  console.log(`${title}: made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const { api, url: base } = await startApi(url);
  const half = brands / workspaces / 2;
  const cursor = (await deepCursor(database, workspaceId, Math.min(half / 100, 2000))) ?? "";
  const [{ name = "", domains: [, domain = ""] = [] } = {}] = await database.$queryRaw<
    { name: string; domains: string[] }[]
  >`SELECT name, domains FROM "Brand" WHERE "workspaceId" = ${workspaceId}::uuid ORDER BY "createdAt" OFFSET ${half} LIMIT 1`;
  const queries = new Map<string, Record<string, string>>(
    Object.entries({
      "first page": {},
      "first page by name": { sort: "name" },
      "deep behind a cursor": { cursor },
      "page 50": { page: "50" },
      "switched off": { enabled: "false" },
      "switched on": { enabled: "true" },
      "search: a name": { q: name },
      "search: a second domain": { q: domain },
      "search: a pasted address": { q: `https://www.${domain}/about?x=y` },
      "search: a part of a name": { q: name.slice(2, -1) },
      "search: two words": { q: name.split(" ").slice(0, 2).reverse().join(" ") },
      "search: nothing": { q: "nowhere-at-all" },
      "wide search: a common word": { q: "bank" },
      "wide search: every brand": { q: "com" },
      "wide search: two letters": { q: "ra" },
      "wide search: two rare letters": { q: "zq" },
    }),
  );
  return {
    title,
    database,
    workspaceId,
    queries,
    async list(query) {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${base}/brands?${new URLSearchParams(query)}`, { headers });
      if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
      return brandPage.parse(await answer.json()).pagination.total;
    },
    async close() {
      api.kill();
      await database.$disconnect();
      await drop();
    },
  };
}

/** The words of a query as the action takes them. */
const typed = ({ page, enabled, ...rest }: Record<string, string>) => ({
  ...rest,
  ...(page && { page: Number(page) }),
  ...(enabled && { enabled: enabled === "true" }),
});

const places: Place[] = [];
for (const size of SIZES) places.push(await makePlace(size, 1));
const most = Math.max(...SIZES);
places.push(await makePlace(most, most / 1000));

for (const what of places[0]?.queries.keys() ?? []) {
  const totals: number[] = [];
  const contenders: Record<string, () => Promise<void>> = {};
  for (const { title, queries, list, database, workspaceId } of places) {
    const query = queries.get(what) ?? {};
    if (isExplained) {
      console.log(`\n${what}, ${title}`);
      await listBrands(explaining(database), workspaceId, brandQuery.parse(typed(query)));
    }
    contenders[title] = async () => void (await list(query));
    totals.push(await list(query));
    for (let i = 0; i < WARM_UP; i++) await list(query);
  }
  const seconds = await race(contenders, ROUNDS);
  const base = seconds[places[0]?.title ?? ""] ?? Number.NaN;
  for (const [index, { title }] of places.entries()) {
    const took = seconds[title] ?? Number.NaN;
    tell(`${what}, ${title} (${totals[index]})`, took * 1000, "ms");
    // Words that ten thousand have are counted that far; two letters have no trigram.
    if (index > 0) tell(`${what}, ${title}: times the smallest`, took / base, "×", what.startsWith("wide") ? null : 2);
  }
}
writeFigures();
for (const { close } of places) await close();
await postgres.stop();
process.exit();
