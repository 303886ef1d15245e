import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, request, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { createDatabase } from "@marque/db";
import { createTestDatabase, type TestDatabase } from "@marque/db/testing";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { execute } from "./action/execute";
import { firstRun } from "./commands/first-run";
import { operatorCall } from "./commands/operator-call";
import { createSeal } from "./seal";
import { webhookActions } from "./webhook/actions";
import { startReceiver } from "./webhook/receiver.fixture";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const { condition, shutdownSeconds } = inject("limits");
const children: ChildProcess[] = [];
let stored: TestDatabase;
let token: string;
beforeAll(async () => {
  stored = await createTestDatabase(inject("postgresUrl"));
  const database = createDatabase({ connectionString: stored.url, poolSize: 1 });
  token = (await firstRun(database, "http://localhost", () => new Date())).token ?? "";
  await database.$disconnect();
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await stored.drop();
});

/** Promise.withResolvers, which Node 20 lacks. */
function promised<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ["--import", "tsx", MAIN], {
    env: { PATH: "/usr/bin:/bin", TMPDIR: tmpdir(), ...env },
  });
  children.push(child);
  const said = { out: "", err: "" };
  child.stdout?.on("data", (bytes) => {
    said.out += bytes;
  });
  child.stderr?.on("data", (bytes) => {
    said.err += bytes;
  });
  return { child, said, ended: once(child, "exit").then(([code]) => code) };
}

/** Where the API listens, once it says so. */
const listening = ({ child, said }: ReturnType<typeof start>): Promise<string> =>
  vi.waitUntil(() => {
    if (child.exitCode !== null) throw new Error(`the API did not start: ${said.out}${said.err}`);
    return /http:\/\/127\.0\.0\.1:\d+/.exec(said.out)?.[0];
  }, condition);

describe("the API's process", () => {
  test("names every fault of its environment at once, and no value", async () => {
    const api = start({
      API_PORT: "seventy",
      INTERNAL_AUTH_SECRET: "short-secret",
      ANALYSIS_RESOLVE: "nonsense",
      ANALYSIS_NEARBY: "https://someone:nearby-password@overpass.example/api/interpreter",
      LOG_LEVEL: "loud",
      WEBHOOKS: "maybe",
      WEBHOOK_SECRETS_KEY: "short-key",
      ANALYSIS_USER_AGENT: "Marqué",
    });
    expect(await api.ended).toBe(1);
    for (const name of [
      "DATABASE_URL: is required",
      "API_PORT: ",
      "INTERNAL_AUTH_SECRET: ",
      "ANALYSIS_RESOLVE: ",
      'ANALYSIS_NEARBY: must be "overpass:" and the http(s) address of an Overpass API',
      "LOG_LEVEL: ",
      "ANALYSIS_USER_AGENT: must be printable ASCII",
      "WEBHOOKS: must be on or off",
      "WEBHOOK_SECRETS_KEY: ",
    ])
      expect(api.said.err).toContain(name);
    for (const value of ["short-secret", "short-key", "nearby-password"]) expect(api.said.err).not.toContain(value);
  });

  test("on SIGTERM it finishes what is under way, then ends with 0; its log holds no secret", async () => {
    // A site that answers when it is told to, so that an analysis is surely under way.
    const home = promised<ServerResponse>();
    const site = createServer((request, response) => {
      if (request.url === "/") home.resolve(response);
      else response.writeHead(404).end();
    });
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    const address = site.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const api = start({
      DATABASE_URL: stored.url,
      INTERNAL_AUTH_SECRET: "x".repeat(32),
      API_PORT: "0",
      ANALYSIS_RESOLVE: `slow.test=127.0.0.1:${port}`,
      ANALYSIS_NEARBY: `overpass:http://127.0.0.1:${port}/api/interpreter`,
      // What is under way must be finished, however slow the machine is.
      ANALYSIS_DEADLINE_SECONDS: String(shutdownSeconds),
      SHUTDOWN_SECONDS: String(shutdownSeconds),
    });
    const url = await listening(api);
    const answer = fetch(`${url}/tools/analyze`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ website: "slow.test" }),
    });
    const held = await home.promise;
    api.child.kill("SIGTERM");
    await vi.waitUntil(() => api.said.out.includes("stopping"), condition);
    await vi.waitUntil(
      () =>
        fetch(`${url}/healthz`).then(
          () => false,
          () => true,
        ),
      condition,
    );
    held.setHeader("content-type", "text/html").end("<title>Slow</title>");
    const finished = await answer;
    expect([finished.status, await finished.json()]).toMatchObject([200, { website: "slow.test" }]);
    expect(await api.ended).toBe(0);
    for (const name of ["ANALYSIS_RESOLVE", "ANALYSIS_NEARBY"]) expect(api.said.out).toContain(`${name} is set`);
    for (const secret of [token, "x".repeat(32), new URL(stored.url).password])
      expect(`${api.said.out}${api.said.err}`).not.toContain(secret);
    site.close();
    site.closeAllConnections();
  });

  test("delivers webhooks, and on SIGTERM finishes the one that is under way", async () => {
    const receiver = await startReceiver();
    const held = promised<ServerResponse>();
    receiver.react = held.resolve;
    const sealedWith = "y".repeat(32);
    const database = createDatabase({ connectionString: stored.url, poolSize: 1 });
    const { id: workspaceId } = await database.workspace.findFirstOrThrow();
    const operator = operatorCall(database, workspaceId, () => new Date());
    const { secret } = await execute(
      webhookActions.create,
      { ...operator, services: { ...operator.services, seal: createSeal(sealedWith) } },
      { url: "http://hooks.test/", events: ["brand.created"] },
    );
    const api = start({
      DATABASE_URL: stored.url,
      INTERNAL_AUTH_SECRET: "x".repeat(32),
      WEBHOOK_SECRETS_KEY: sealedWith,
      API_PORT: "0",
      ANALYSIS_RESOLVE: `hooks.test=127.0.0.1:${receiver.target.port}`,
      SHUTDOWN_SECONDS: String(shutdownSeconds),
    });
    const url = await listening(api);
    const created = await fetch(`${url}/brands`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ id: "acme", name: "Acme", domains: ["acme.com"] }),
    });
    expect(created.status).toBe(201);
    const response = await held.promise;
    api.child.kill("SIGTERM");
    await vi.waitUntil(() => api.said.out.includes("stopping"), condition);
    response.writeHead(204).end();
    expect(await api.ended).toBe(0);
    const [received] = receiver.received;
    expect(new Webhook(secret).verify(received?.body ?? "", received?.headers ?? {})).toMatchObject({
      type: "brand.created",
    });
    expect((await database.webhookDelivery.findFirstOrThrow()).state).toBe("delivered");
    expect(api.said.out + api.said.err).not.toContain(secret);
    await database.$disconnect();
    await receiver.close();
  });

  test("under load SIGTERM loses no request: each that was taken is answered, and what was answered is stored", async () => {
    const api = start({ DATABASE_URL: stored.url, INTERNAL_AUTH_SECRET: "x".repeat(32), API_PORT: "0" });
    const { hostname, port } = new URL(await listening(api));
    const database = createDatabase({ connectionString: stored.url, poolSize: 1 });
    const told: Record<number, number> = {};
    const unanswered: string[] = [];
    let sent = 0;
    /** A caller who keeps a connection and asks on it, again and again, until an answer says that it is the last. */
    const keepAsking = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      let isKept = true;
      while (isKept) {
        const number = sent++;
        const body = JSON.stringify({ id: `load-${number}`, name: "Acme", domains: ["acme.com"] });
        const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
        const status = await new Promise<number | string>((resolve) => {
          const asked = request({ hostname, port, agent, method: "POST", path: "/brands", headers }, (answer) => {
            isKept = answer.headers.connection !== "close";
            answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
          });
          asked.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)).end(body);
        });
        if (typeof status === "number") told[status] = (told[status] ?? 0) + 1;
        else {
          unanswered.push(status);
          isKept = false;
        }
      }
      agent.destroy();
    };
    const callers = Array.from({ length: 16 }, keepAsking);
    await vi.waitUntil(() => (told[201] ?? 0) > 50, condition);
    api.child.kill("SIGTERM");
    await Promise.all(callers);
    expect(await api.ended).toBe(0);
    expect(unanswered).toEqual([]);
    expect(Object.keys(told)).toEqual(["201"]);
    expect(await database.brand.count({ where: { id: { startsWith: "load-" } } })).toBe(told[201]);
    await database.$disconnect();
  });
});
