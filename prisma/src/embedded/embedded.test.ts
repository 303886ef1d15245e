import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AlreadyRunningError, attachEmbeddedPostgres, type EmbeddedPostgres, startEmbeddedPostgres } from "./index";

const isRoot = process.getuid?.() === 0;
const fixture = fileURLToPath(new URL("start.fixture.ts", import.meta.url));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process in charge of the folder, and the id of its server. */
async function startElsewhere(folder: string): Promise<{ owner: ChildProcess; serverPid: number }> {
  const owner = spawn(process.execPath, ["--import", "tsx", fixture, folder], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(owner.stdout, "data");
  return { owner, serverPid: Number(String(line)) };
}

describe("the embedded server", () => {
  let dataFolder: string; // mode 0700: as root, one that the server's account can't walk into
  let used: string; // a data folder whose server has run and was stopped
  const running = new Set<{ stop(): Promise<void> }>();

  beforeAll(async () => {
    used = mkdtempSync(join(tmpdir(), "marque-embedded-"));
    await (await startEmbeddedPostgres({ dataFolder: used, fast: true })).stop();
  });
  afterAll(() => rmSync(used, { recursive: true }));
  beforeEach(() => {
    dataFolder = mkdtempSync(join(tmpdir(), "marque-embedded-"));
    // Making a cluster takes a second of CPU, a copy a tenth; owners and modes are kept.
    execFileSync("cp", ["-a", `${used}/.`, dataFolder]);
  });
  afterEach(async () => {
    for (const server of running) await server.stop();
    running.clear();
    rmSync(dataFolder, { recursive: true });
  });

  async function start(): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ dataFolder, fast: true });
    running.add(server);
    return server;
  }

  test("is UTF-8, on loopback alone, behind a password that only the owner may read", async () => {
    const server = await start();
    expect(
      await query(
        server.url,
        `SELECT current_database() AS name, current_setting('server_encoding') AS encoding, lower('ÄÖ') AS lower,
           current_setting('listen_addresses') AS listen, current_setting('unix_socket_directories') AS sockets`,
      ),
    ).toEqual([{ name: "marque", encoding: "UTF8", lower: "äö", listen: "127.0.0.1", sockets: "" }]);
    expect(statSync(join(dataFolder, "postgres.password")).mode & 0o777).toBe(0o600);
    const wrong = new URL(server.url);
    wrong.password = "wrong";
    await expect(query(wrong.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
  });

  test.runIf(isRoot && process.platform === "linux")("does not run as root, in a folder closed to others", async () => {
    const server = await start();
    expect(statSync(dataFolder)).toMatchObject({ uid: 0, mode: 0o40700 });
    expect(readFileSync(`/proc/${server.pid}/status`, "utf8")).toMatch(/^Uid:\t65534\t65534\t65534\t65534$/m);
    expect(statSync(join(dataFolder, "postgres")).uid).toBe(65534);
  });

  test("keeps data and URL over a stop and over a kill -9", async () => {
    const first = await start();
    await query(first.url, "CREATE TABLE kept (word text)");
    await first.stop();
    running.delete(first);
    const second = await start();
    await query(second.url, "INSERT INTO kept VALUES ('here')");
    process.kill(second.pid, "SIGKILL");
    await second.exited;
    running.delete(second);
    const third = await start();
    expect(await query(third.url, "SELECT * FROM kept")).toEqual([{ word: "here" }]);
    expect([second.url, third.url]).toEqual([first.url, first.url]);
  });

  test("takes another port when the last one is taken", async () => {
    const first = await start();
    await first.stop();
    running.delete(first);
    const squatter = createServer().listen(first.port, "127.0.0.1");
    await once(squatter, "listening");
    const second = await start();
    squatter.close();
    expect(second.port).not.toBe(first.port);
    expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("of two starts at once one wins, and the other is told", async () => {
    // Without so much as a cluster, so that both come to make one.
    for (const name of readdirSync(dataFolder)) rmSync(join(dataFolder, name), { recursive: true });
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const loser = results.find((result) => result.status === "rejected");
    expect(loser?.reason).toBeInstanceOf(AlreadyRunningError);
    expect(loser?.reason).toMatchObject({ dataFolder, message: expect.stringContaining("MARQUE_DATA") });
  });

  test("refuses a second copy while the first lives, and adopts the server when the first was killed", async () => {
    const { owner, serverPid } = await startElsewhere(dataFolder);
    await expect(start()).rejects.toMatchObject({ name: "AlreadyRunningError", pid: serverPid });
    owner.kill("SIGKILL");
    await once(owner, "exit");
    const adopted = await start();
    expect(adopted.pid).toBe(serverPid);
    expect(await query(adopted.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    process.kill(adopted.pid, "SIGKILL");
    await adopted.exited;
    running.delete(adopted);
    await start();
  });

  test("keeps its instance lock even after PostgreSQL dropped all connections", async () => {
    const server = await start();
    await query(
      server.url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'",
    );
    const held = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted";
    await expect.poll(() => query(server.url, held)).toHaveLength(1);
    await expect(start()).rejects.toBeInstanceOf(AlreadyRunningError);
  });

  test.runIf(process.platform === "linux")(
    "starts over a lock file whose process id another program has now",
    async () => {
      const first = await start();
      await query(first.url, "CREATE TABLE kept (word text)");
      const lockFile = join(dataFolder, "postgres", "postmaster.pid");
      const lines = readFileSync(lockFile, "utf8").split("\n");
      process.kill(first.pid, "SIGKILL");
      await first.exited;
      running.delete(first);
      // A process of the server's own account, which alone PostgreSQL takes seriously.
      const { uid, gid } = statSync(join(dataFolder, "postgres"));
      const other = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
      writeFileSync(lockFile, [String(other.pid), ...lines.slice(1)].join("\n"));
      const second = await start();
      other.kill();
      expect(await query(second.url, "SELECT * FROM kept")).toEqual([]);
    },
  );

  test("a command uses the server that runs, and leaves it running", async () => {
    const server = await start();
    const attached = await attachEmbeddedPostgres({ dataFolder });
    expect(attached.url).toBe(server.url);
    await attached.stop();
    expect(await query(server.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  test("commands start the server when none runs, and the last to leave stops it", async () => {
    const first = await attachEmbeddedPostgres({ dataFolder });
    const second = await attachEmbeddedPostgres({ dataFolder });
    await first.stop();
    expect(await query(second.url, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await second.stop();
    expect(existsSync(join(dataFolder, "postgres", "postmaster.pid"))).toBe(false);
  });
});
