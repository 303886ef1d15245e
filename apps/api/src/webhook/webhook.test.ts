import { createPool, type Pool } from "@marque/db";
import { createContract, eventData, MOST_WEBHOOKS } from "@marque/schema";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";
import { createActions } from "../actions";
import type { JobWorker, WorkerTiming } from "../jobs/worker";
import { createSeal } from "../seal";
import { type Replica, startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";
import { DELIVERY_POLICY, type DeliveryPolicy } from "./delivery/policy";
import { startDeliveries } from "./delivery/worker";
import { type Receiver, startReceiver } from "./receiver.fixture";

const { condition, slowness } = inject("limits");
const USER = "00000000-0000-4000-8000-000000000001";
const DAY = 24 * 60 * 60 * 1000;
const QUICK: WorkerTiming = {
  idle: 20,
  afterFault: 50,
  sweep: DAY,
  leaseSeconds: 60,
  pauseSeconds: 0,
  maintenanceSeconds: 1,
};
const POLICY: DeliveryPolicy = {
  ...DELIVERY_POLICY,
  tries: 4,
  firstPauseMilliseconds: 10,
  factor: 1,
  timeoutMilliseconds: 500 * slowness,
};

let receiver: Receiver;
let server: TestServer;
let jobsPool: Pool;
/** What the clock is ahead by. */
let ahead = 0;
let workers: JobWorker[] = [];
let logged: string[] = [];

beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({
    connectTo: new Map(["hooks.test", "others.test", "broken.test"].map((host) => [host, receiver.target])),
    resolve: async () => [{ address: "10.0.0.1", family: 4 }],
    now: () => new Date(Date.now() + ahead),
  });
  jobsPool = createPool({ connectionString: server.databaseUrl, poolSize: 2 });
});
afterAll(async () => {
  await jobsPool.end();
  await server.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.react = (response) => response.writeHead(204).end();
  ahead = 0;
  logged = [];
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)));
  workers = [];
  // What one test left on its way would be sent by the next one's workers.
  await server.database.$executeRaw`TRUNCATE "WebhookEndpoint", "WebhookEvent" CASCADE`;
  await server.database.$executeRaw`DELETE FROM marque_jobs.job`;
});

const createCaller = createCallers(createAppRouter(createActions(createContract())));
function as(workspaceId: string, role: "owner" | "editor" | "viewer" = "owner") {
  const caller = { kind: "user", userId: USER, sessionId: USER, role, workspaceId } as const;
  return createCaller({ services: server.services, caller, requestId: "test" });
}
type Caller = ReturnType<typeof as>;

function work({ services = server.services, policy = POLICY, timing = QUICK, concurrency = 8 } = {}): JobWorker {
  const note = (_: object, message: string) => logged.push(message);
  const worker = startDeliveries({
    services,
    pool: jobsPool,
    concurrency,
    policy,
    timing,
    logger: { info: note, warn: note },
  });
  workers.push(worker);
  return worker;
}

/** An owner in a workspace of the test's own, who has a webhook for everything. */
async function withWebhook(url = "http://hooks.test/marque?key=query-secret") {
  const workspaceId = await server.createWorkspace();
  const owner = as(workspaceId);
  const { webhook, secret } = await owner.webhook.create({
    url,
    events: ["brand.created", "brand.updated", "brand.deleted"],
  });
  return { workspaceId, owner, webhook, secret };
}

const createBrand = (owner: Caller, id: string) =>
  owner.brand.create({ id, name: `Brand ${id}`, domains: [`${id}.com`] });
const events = (workspaceId: string) => server.database.webhookEvent.findMany({ where: { workspaceId } });
const arrived = (count: number) => vi.waitUntil(() => receiver.received.length >= count, condition);
/** The first delivery of an endpoint, once it is in a state. */
const delivery = (owner: Caller, id: string, state: "pending" | "delivered" | "failed") =>
  vi.waitUntil(async () => {
    const { deliveries } = await owner.webhook.deliveries({ id });
    return deliveries.find((each) => each.state === state && (state !== "pending" || each.attempts.length > 0));
  }, condition);

describe("an act that changes a brand", () => {
  test("is told to a webhook that wants it, signed, with the brand as the act left it", async () => {
    const { owner, secret } = await withWebhook();
    work();
    const created = await createBrand(owner, "acme");
    await arrived(1);
    const updated = await owner.brand.update({ id: "acme", changes: { name: "Acme Inc", domains: ["acme.com"] } });
    await arrived(2);
    await owner.brand.remove({ id: "acme" });
    await arrived(3);
    const told = receiver.received.map(({ headers, body }) => new Webhook(secret).verify(body, headers));
    expect(told).toEqual([
      { type: "brand.created", timestamp: created.createdAt, data: { brand: created } },
      { type: "brand.updated", timestamp: expect.any(String), data: { brand: updated, changed: ["name"] } },
      { type: "brand.deleted", timestamp: expect.any(String), data: { brand: updated } },
    ]);
    for (const [index, type] of (["brand.created", "brand.updated", "brand.deleted"] as const).entries())
      expect(eventData[type].parse(JSON.parse(receiver.received[index]?.body ?? "").data)).toBeDefined();
    const { headers, path } = receiver.received[0] ?? {};
    expect([headers?.["content-type"], path]).toEqual(["application/json", "/marque?key=query-secret"]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(3);
  });

  test("leaves nothing where nobody wants it, nor when it fails", async () => {
    const workspaceId = await server.createWorkspace();
    const owner = as(workspaceId);
    await createBrand(owner, "unheard");
    await owner.webhook.create({ url: "http://hooks.test/", events: ["brand.deleted"] });
    await createBrand(owner, "unwanted");
    await expect(createBrand(owner, "unwanted")).rejects.toMatchObject({ code: "CONFLICT" });
    await expect(owner.brand.remove({ id: "nobody" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await events(workspaceId)).toEqual([]);
    await owner.brand.remove({ id: "unwanted" });
    expect((await events(workspaceId)).map(({ type }) => type)).toEqual(["brand.deleted"]);
  });

  test("of which 20 of one id at once make one, tells of one; a repeat with its idempotency key tells nothing", async () => {
    const { owner, workspaceId } = await withWebhook();
    const ended = await Promise.allSettled(Array.from({ length: 20 }, () => createBrand(owner, "race")));
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const secret = await server.createSecret({ workspaceId });
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json", "idempotency-key": "k" };
    const payload = JSON.stringify({ id: "once", name: "Once", domains: ["once.com"] });
    for (const _ of [1, 2])
      expect((await server.app.inject({ method: "POST", url: "/brands", headers, payload })).statusCode).toBe(201);
    expect(await events(workspaceId)).toHaveLength(2);
  });

  test("has a body of at most 256 KiB, however large the brand", async () => {
    const { owner, workspaceId } = await withWebhook();
    // What a character of three bytes costs, in every field as often as it may stand there.
    const aliases = Array.from({ length: 100 }, (_, index) => `${index}${"語".repeat(197)}`);
    const label = "a".repeat(60);
    const domains = Array.from({ length: 100 }, (_, index) => `${index}.${label}.${label}.${label}.com`);
    await owner.brand.create({ id: "x".repeat(200), name: "語".repeat(200), domains, aliases });
    const [event] = await events(workspaceId);
    expect(Buffer.byteLength(event?.payload ?? "")).toBeGreaterThan(60_000);
    expect(Buffer.byteLength(event?.payload ?? "")).toBeLessThan(256 * 1024);
  });
});

describe("a delivery", () => {
  test("that fails by status, silence and a broken connection is tried again, with the same id and body", async () => {
    // A connection that was kept, and breaks, is opened again within the try: here none is kept.
    const { owner, webhook, secret } = await withWebhook("http://broken.test/");
    receiver.react = (response, _, before) => {
      if (before === 0) response.writeHead(500, { connection: "close" }).end("no");
      else if (before === 1) setTimeout(() => response.destroy(), POLICY.timeoutMilliseconds * 4).unref();
      else if (before === 2) response.destroy();
      else response.writeHead(200).end("x".repeat(100_000));
    };
    work();
    await createBrand(owner, "again");
    const { attempts, event, nextTryAt } = await delivery(owner, webhook.id, "delivered");
    expect(attempts.map(({ status, error }) => [status, error])).toEqual([
      [500, "status"],
      [null, "timeout"],
      [null, "unreachable"],
      [200, null],
    ]);
    expect(nextTryAt).toBeNull();
    for (const { headers, body } of receiver.received) new Webhook(secret).verify(body, headers);
    expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([event.id]));
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
  });

  test("is given up after its last try, and can be sent again by hand", async () => {
    const { owner, webhook } = await withWebhook();
    receiver.react = (response) => response.writeHead(503, { "retry-after": "0" }).end();
    work();
    await createBrand(owner, "given-up");
    const failed = await delivery(owner, webhook.id, "failed");
    expect(failed.attempts).toHaveLength(POLICY.tries);
    expect((await owner.webhook.list()).webhooks[0]?.failingSince).not.toBeNull();
    receiver.react = (response) => response.writeHead(202).end();
    await owner.webhook.redeliver({ id: failed.id });
    const delivered = await delivery(owner, webhook.id, "delivered");
    expect(delivered.attempts).toHaveLength(POLICY.tries + 1);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
    expect((await owner.webhook.list()).webhooks[0]?.failingSince).toBeNull();
    expect(logged).toContain("an event was given up");
  });

  test("does not follow a redirect", async () => {
    const { owner, webhook } = await withWebhook("http://hooks.test/from");
    receiver.react = (response) => response.writeHead(307, { location: "http://others.test/to" }).end();
    work();
    await createBrand(owner, "redirected");
    const { attempts } = await delivery(owner, webhook.id, "failed");
    expect(attempts[0]).toMatchObject({ status: 307, error: "redirect" });
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(["/from"]));
  });

  test("goes to no name that leads inside, whatever it led to when the webhook was made", async () => {
    const { owner, webhook } = await withWebhook("https://rebound.com/hook");
    work();
    await createBrand(owner, "inside");
    const { attempts } = await delivery(owner, webhook.id, "failed");
    expect(attempts[0]).toMatchObject({ status: null, error: "blocked" });
    expect(receiver.received).toEqual([]);
  });

  test("fails by name when its secret was sealed with a key that is gone", async () => {
    const { owner, webhook } = await withWebhook();
    work({ services: { ...server.services, seal: createSeal("another secret, of more than 32 characters") } });
    await createBrand(owner, "sealed");
    const { attempts } = await delivery(owner, webhook.id, "failed");
    expect(attempts[0]).toMatchObject({ status: null, error: "secret-unreadable" });
    expect(receiver.received).toEqual([]);
  });

  test("to an endpoint that never answers does not hold up the others", async () => {
    const slow = await withWebhook("http://others.test/slow");
    const quick = await withWebhook("http://hooks.test/quick");
    const held = new Set<{ end(): void }>();
    receiver.react = (response, { path }) => {
      if (path === "/slow") held.add(response);
      else response.writeHead(204).end();
    };
    for (let index = 0; index < 20; index += 1) await createBrand(slow.owner, `slow-${index}`);
    await createBrand(quick.owner, "quick");
    work({ policy: { ...POLICY, timeoutMilliseconds: 10 * 60 * 1000 } });
    await delivery(quick.owner, quick.webhook.id, "delivered");
    expect(held.size).toBeLessThanOrEqual(4);
  });
});

describe("an endpoint", () => {
  test("that says it is gone is switched off, with a row in the audit log; what waits is sent when it is on again", async () => {
    const { owner, webhook, workspaceId } = await withWebhook();
    receiver.react = (response) => response.writeHead(410).end();
    work();
    await createBrand(owner, "gone");
    const [off] = await vi.waitUntil(async () => {
      const { webhooks } = await owner.webhook.list();
      return webhooks[0]?.enabled === false && webhooks;
    }, condition);
    expect(off?.disabledReason).toBe("It answered 410 Gone.");
    const [row] = await server.database.auditEvent.findMany({ where: { workspaceId, action: "webhook.switch-off" } });
    expect(row).toMatchObject({ actorKind: "system", subject: webhook.id, after: { enabled: false } });
    await createBrand(owner, "meanwhile");
    await expect(owner.webhook.test({ id: webhook.id })).rejects.toMatchObject({ code: "CONFLICT" });
    receiver.react = (response) => response.writeHead(204).end();
    const on = await owner.webhook.update({ id: webhook.id, changes: { enabled: true } });
    expect([on.enabled, on.disabledReason, on.failingSince]).toEqual([true, null, null]);
    await delivery(owner, webhook.id, "delivered");
    // What happened while it was off is not told.
    expect(await events(workspaceId)).toHaveLength(1);
  });

  test("that accepted nothing for five days is switched off, and not before", async () => {
    const { owner } = await withWebhook();
    receiver.react = (response) => response.writeHead(500).end();
    work({ policy: { ...POLICY, tries: 1 } });
    const failOnce = async (id: string) => {
      await createBrand(owner, id);
      await vi.waitUntil(() => receiver.received.some(({ body }) => body.includes(`"id":"${id}"`)), condition);
    };
    await failOnce("first");
    const failing = () => vi.waitUntil(async () => (await owner.webhook.list()).webhooks[0]?.failingSince, condition);
    await failing();
    ahead = 4 * DAY;
    await failOnce("second");
    expect((await owner.webhook.list()).webhooks[0]?.enabled).toBe(true);
    ahead = 6 * DAY;
    await failOnce("third");
    const off = await vi.waitUntil(async () => {
      const { webhooks } = await owner.webhook.list();
      return webhooks[0]?.enabled === false && webhooks[0];
    }, condition);
    expect(off.disabledReason).toBe("It accepted nothing for 5 days (last: 500).");
  });

  test("gets a test event, under no type that anybody subscribes to", async () => {
    const { owner, webhook, secret } = await withWebhook();
    const { webhook: other } = await owner.webhook.create({ url: "http://others.test/", events: ["brand.created"] });
    work();
    await owner.webhook.test({ id: webhook.id });
    await delivery(owner, webhook.id, "delivered");
    const [only] = receiver.received;
    expect(new Webhook(secret).verify(only?.body ?? "", only?.headers ?? {})).toMatchObject({
      type: "webhook.test",
      data: { webhookId: webhook.id },
    });
    expect((await owner.webhook.deliveries({ id: other.id })).deliveries).toEqual([]);
  });

  test("whose secret is rotated gets both signatures until the overlap is over, then the new one alone", async () => {
    const { owner, webhook, secret: before } = await withWebhook();
    const { secret: after, webhook: rotated } = await owner.webhook.rotateSecret({ id: webhook.id });
    expect(Date.parse(rotated.previousUntil ?? "") - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
    work();
    await createBrand(owner, "both");
    await arrived(1);
    const [both] = receiver.received;
    for (const secret of [before, after]) new Webhook(secret).verify(both?.body ?? "", both?.headers ?? {});
    ahead = 25 * 60 * 60 * 1000;
    await createBrand(owner, "one");
    await arrived(2);
    const signatures = (index: number) => receiver.received[index]?.headers["webhook-signature"]?.split(" ").length;
    expect([signatures(0), signatures(1)]).toEqual([2, 1]);
    expect((await owner.webhook.list()).webhooks[0]?.previousUntil).toBeNull();
  });

  test("rotated ten times at once is rotated once; during the overlap only one that ends it goes through", async () => {
    const { owner, webhook, workspaceId } = await withWebhook();
    const ended = await Promise.allSettled(
      Array.from({ length: 10 }, () => owner.webhook.rotateSecret({ id: webhook.id })),
    );
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const { webhook: ending } = await owner.webhook.rotateSecret({ id: webhook.id, overlapHours: 0 });
    expect(ending.previousUntil).toBeNull();
    const rows = await server.database.auditEvent.findMany({ where: { workspaceId, action: "webhook.rotate-secret" } });
    expect(rows).toHaveLength(2);
  });

  test.each([
    ["ftp://hooks.com/", "must be an http or https address"],
    ["https://user:pass@hooks.com/", "must not hold a user name or password"],
    ["https://hooks.com:8443/", "must use port 80 or 443"],
    ["http://127.0.0.1/", "must be on the public internet"],
    ["http://[::ffff:127.0.0.1]/", "must be on the public internet"],
    ["http://169.254.169.254/latest", "must be on the public internet"],
    ["http://localhost/", "must be on the public internet"],
    ["https://intranet/", "must be on the public internet"],
    ["hooks", "is not a valid address"],
    ["https://hooks.com/\u200b", "holds a character that no address can"],
  ])("at %j is refused when it is made and when it is changed", async (url, message) => {
    const { owner, webhook } = await withWebhook();
    const fault = { code: "BAD_REQUEST", message: expect.stringContaining(message) };
    await expect(owner.webhook.create({ url, events: ["brand.created"] })).rejects.toMatchObject(fault);
    await expect(owner.webhook.update({ id: webhook.id, changes: { url } })).rejects.toMatchObject(fault);
  });

  test("is one of twenty at most, however many are made at once", async () => {
    const owner = as(await server.createWorkspace());
    const make = () => owner.webhook.create({ url: "http://hooks.test/", events: ["brand.created"] });
    const ended = await Promise.allSettled(Array.from({ length: MOST_WEBHOOKS + 5 }, make));
    expect(ended.filter(({ status }) => status === "fulfilled")).toHaveLength(MOST_WEBHOOKS);
    expect((await owner.webhook.list()).webhooks).toHaveLength(MOST_WEBHOOKS);
  });

  test("is its workspace's and its owners' alone; its secret is shown once, and stands nowhere", async () => {
    const { owner, webhook, secret, workspaceId } = await withWebhook();
    await createBrand(owner, "walls");
    work();
    const { id } = await delivery(owner, webhook.id, "delivered");
    const other = as(await server.createWorkspace());
    const acts = (caller: Caller) => [
      () => caller.webhook.update({ id: webhook.id, changes: { enabled: false } }),
      () => caller.webhook.remove({ id: webhook.id }),
      () => caller.webhook.rotateSecret({ id: webhook.id }),
      () => caller.webhook.deliveries({ id: webhook.id }),
      () => caller.webhook.redeliver({ id }),
      () => caller.webhook.test({ id: webhook.id }),
    ];
    for (const act of acts(other)) await expect(act()).rejects.toMatchObject({ code: "NOT_FOUND" });
    for (const act of [...acts(as(workspaceId, "editor")), () => as(workspaceId, "editor").webhook.list()])
      await expect(act()).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect((await other.webhook.list()).webhooks).toEqual([]);
    const { secret: next } = await owner.webhook.rotateSecret({ id: webhook.id });
    await owner.webhook.update({ id: webhook.id, changes: { description: "Ours" } });
    const rows = await server.database.auditEvent.findMany({ where: { workspaceId } });
    const stored = await server.database.webhookEndpoint.findMany({ where: { workspaceId } });
    const told = JSON.stringify(rows.map(({ before, after }) => [before, after]));
    for (const hidden of [secret, next, "query-secret"]) expect(told).not.toContain(hidden);
    for (const hidden of [secret, next]) expect(JSON.stringify(await owner.webhook.list())).not.toContain(hidden);
    const kept = stored.map((row) => Buffer.from(row.secret).toString("latin1"));
    for (const hidden of [secret, next]) expect(kept.join()).not.toContain(hidden);
    await owner.webhook.remove({ id: webhook.id });
    expect((await owner.webhook.list()).webhooks).toEqual([]);
    expect(await server.database.webhookDelivery.count({ where: { endpointId: webhook.id } })).toBe(0);
  });

  test("has a log of deliveries, newest first, by pages", async () => {
    const { owner, webhook } = await withWebhook();
    work();
    for (let index = 0; index < 5; index += 1) await createBrand(owner, `page-${index}`);
    await vi.waitUntil(async () => {
      const { deliveries } = await owner.webhook.deliveries({ id: webhook.id });
      return deliveries.filter(({ state }) => state === "delivered").length === 5;
    }, condition);
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await owner.webhook.deliveries({ id: webhook.id, limit: 2, ...(cursor && { cursor }) });
      ids.push(...page.deliveries.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    const all = await owner.webhook.deliveries({ id: webhook.id });
    expect(ids).toEqual(all.deliveries.map(({ id }) => id));
    await expect(owner.webhook.deliveries({ id: webhook.id, cursor: "W10" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });
});

describe("what is on its way", () => {
  test("is sent once by two processes, each of which sends some", async () => {
    const { owner } = await withWebhook();
    const replica: Replica = await server.startReplica();
    const sent = [0, 0];
    const counting = (services: Replica["services"], index: number) => ({
      ...services,
      poster: {
        ...services.poster,
        post: (...args: Parameters<typeof services.poster.post>) => {
          sent[index] = (sent[index] ?? 0) + 1;
          return services.poster.post(...args);
        },
      },
    });
    work({ services: counting(server.services, 0) });
    work({ services: counting(replica.services, 1) });
    await Promise.all(Array.from({ length: 60 }, (_, index) => createBrand(owner, `twice-${index}`)));
    await vi.waitUntil(async () => {
      const left = await server.database.webhookDelivery.count({ where: { state: "pending" } });
      return receiver.received.length >= 60 && left === 0;
    }, condition);
    expect(receiver.received).toHaveLength(60);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(60);
    expect(Math.min(...sent)).toBeGreaterThan(0);
    await Promise.all(workers.map((worker) => worker.stop(condition)));
    workers = [];
    await replica.close();
  });

  test("waits for a process that delivers, and survives every connection to the database being cut", async () => {
    const { owner } = await withWebhook();
    for (let index = 0; index < 10; index += 1) await createBrand(owner, `before-${index}`);
    expect(receiver.received).toEqual([]);
    work();
    const cut = () =>
      server.database.$executeRaw`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'marque'`;
    for (let index = 0; index < 10; index += 1) {
      await cut().catch(() => undefined); // its own connection may be cut by the last one
      await vi.waitUntil(() => createBrand(owner, `cut-${index}`).catch(() => undefined), condition);
    }
    await vi.waitUntil(() => new Set(receiver.received.map(({ id }) => id)).size >= 20, condition);
  });

  test("is finished when its process stops; what takes longer is given back, and sent by another", async () => {
    const { owner, webhook } = await withWebhook();
    let release = () => {};
    receiver.react = (response) => {
      release = () => response.writeHead(204).end();
    };
    const first = work({ policy: { ...POLICY, timeoutMilliseconds: 10 * 60 * 1000 } });
    await createBrand(owner, "stop");
    await arrived(1);
    const stopped = first.stop(condition);
    release();
    await stopped;
    await delivery(owner, webhook.id, "delivered");

    const second = work({ policy: { ...POLICY, timeoutMilliseconds: 10 * 60 * 1000 } });
    await createBrand(owner, "stop-at-once");
    await arrived(2);
    await second.stop(0);
    const { deliveries } = await owner.webhook.deliveries({ id: webhook.id });
    expect(deliveries[0]).toMatchObject({ state: "pending", attempts: [] });
    receiver.react = (response) => response.writeHead(204).end();
    work();
    await arrived(3);
  });

  test("is found again when its job is gone, and is forgotten after 30 days", async () => {
    const { owner, webhook, workspaceId } = await withWebhook();
    receiver.react = () => {};
    const worker = work({ policy: { ...POLICY, timeoutMilliseconds: 10 * 60 * 1000 } });
    await createBrand(owner, "lost");
    await arrived(1);
    // Somebody empties the queue, and the process goes away.
    await server.database.$executeRaw`DELETE FROM marque_jobs.job`;
    await worker.stop(0);
    receiver.react = (response) => response.writeHead(204).end();
    work({ timing: { ...QUICK, sweep: 0 } });
    await delivery(owner, webhook.id, "delivered");
    ahead = 29 * DAY;
    await createBrand(owner, "newer");
    await vi.waitUntil(() => receiver.received.length >= 3, condition);
    ahead = 31 * DAY;
    await vi.waitUntil(async () => (await events(workspaceId)).length === 1, condition);
    expect((await owner.webhook.deliveries({ id: webhook.id })).deliveries).toHaveLength(1);
  });
});
