import { createContract, DAYS_KEPT } from "@marque/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { execute } from "../action/execute";
import { createActions } from "../actions";
import { type Replica, startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";
import { forgetRemovedBrands } from "./forget-removed";

const DAY = 24 * 60 * 60 * 1000;
const USER = "00000000-0000-4000-8000-000000000001";
const createCaller = createCallers(createAppRouter(createActions(createContract())));

let server: TestServer;
let replica: Replica;
let now = new Date("2026-03-01T12:00:00.000Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  replica = await server.startReplica();
});
afterAll(async () => {
  await replica.close();
  await server.close();
});

type Caller = ReturnType<typeof createCaller>;
let workspaceId: string;
let caller: Caller;
/** The same person at another API. */
let elsewhere: Caller;
beforeEach(async () => {
  workspaceId = await server.createWorkspace();
  const who = { kind: "user", userId: USER, sessionId: USER, role: "editor", workspaceId } as const;
  caller = createCaller({ services: server.services, caller: who, requestId: "test" });
  elsewhere = createCaller({ services: replica.services, caller: who, requestId: "test" });
});

const create = (id: string) =>
  caller.brand.create({
    id,
    name: `Brand ${id}`,
    domains: [`${id}.com`, `${id}.de`],
    aliases: ["Other"],
    competitors: [{ name: "Zebra", domains: ["zebra.com"], aliases: ["Z"] }, "Ant"],
    prompts: [{ prompt: "one two three", tags: ["b", "a"], enabled: false }, "four five six"],
  });
const wholeOf = async (id: string) => [
  await caller.brand.get({ id }),
  await caller.brand.competitors({ id }),
  await caller.brand.prompts({ id }),
];
const later = (milliseconds = 1000) => {
  now = new Date(now.getTime() + milliseconds);
};
const audited = (action: string, subject?: string) =>
  server.database.auditEvent.count({ where: { workspaceId, action, ...(subject === undefined ? {} : { subject }) } });
const brands = () => server.database.brand.count({ where: { workspaceId } });
const kept = () => server.database.removedBrand.count({ where: { workspaceId } });

describe("a removed brand", () => {
  test("is gone, its id is free, and it is listed with who removed it and until when it is kept", async () => {
    await create("old");
    later();
    const { removalId } = await caller.brand.remove({ id: "old" });
    await expect(caller.brand.get({ id: "old" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const removedAt = now.toISOString();
    const keptUntil = new Date(now.getTime() + DAYS_KEPT * DAY).toISOString();
    expect(await caller.brand.removed({})).toEqual({
      brands: [
        {
          ...{ id: "old", removalId, name: "Brand old", website: "old.com", competitors: 2, prompts: 2 },
          ...{ removedAt, removedBy: null, keptUntil },
        },
      ],
      nextCursor: null,
    });
    await create("old");
  });

  test("comes back as it was: items in order, ids and dates", async () => {
    await create("back");
    later();
    await caller.brand.update({ id: "back", changes: { enabled: false } });
    const before = await wholeOf("back");
    later();
    const { removalId } = await caller.brand.remove({ id: "back" });
    later();
    expect(await caller.brand.restore({ removalIds: [removalId] })).toEqual({ restored: ["back"], taken: [] });
    expect(await wholeOf("back")).toEqual(before);
    expect([await kept(), await audited("brand.restore", "back")]).toEqual([0, 1]);
    // Found and sorted like any other.
    expect((await caller.brand.overview({ q: "back.de" })).brands.map(({ id }) => id)).toEqual(["back"]);
    await expect(caller.brand.restore({ removalIds: [removalId] })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("stays where it is while another has its id", async () => {
    await create("twice");
    const first = await caller.brand.remove({ id: "twice" });
    await caller.brand.create({ id: "twice", name: "The second", domains: ["second.com"] });
    await expect(caller.brand.restore({ removalIds: [first.removalId] })).rejects.toMatchObject({
      code: "CONFLICT",
      message: 'Brand "twice" already exists.',
    });
    expect((await caller.brand.get({ id: "twice" })).name).toBe("The second");
    later();
    const second = await caller.brand.remove({ id: "twice" });
    // Of two of one id the last comes back.
    expect(await caller.brand.restore({ removalIds: [first.removalId, second.removalId] })).toEqual({
      restored: ["twice"],
      taken: [first],
    });
    expect((await caller.brand.get({ id: "twice" })).name).toBe("The second");
    expect([await kept(), await audited("brand.restore")]).toEqual([1, 1]);
  });

  test("is listed page by page, the last first", async () => {
    for (const id of ["a", "b", "c"]) {
      await create(id);
      later();
      await caller.brand.remove({ id });
    }
    const first = await caller.brand.removed({ limit: 2 });
    expect(first.brands.map(({ id }) => id)).toEqual(["c", "b"]);
    const second = await caller.brand.removed({ limit: 2, cursor: first.nextCursor ?? "" });
    expect([second.brands.map(({ id }) => id), second.nextCursor]).toEqual([["a"], null]);
    await expect(caller.brand.removed({ cursor: "nonsense" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("is kept for thirty days and no longer", async () => {
    await create("short");
    const { removalId } = await caller.brand.remove({ id: "short" });
    const forget = async () => {
      const operator = { kind: "system", workspaceId: null } as const;
      await execute(forgetRemovedBrands, { services: server.services, caller: operator, requestId: "t" }, undefined);
      return kept();
    };
    later(DAYS_KEPT * DAY - 1);
    expect([await forget(), (await caller.brand.removed({})).brands.length]).toEqual([1, 1]);
    later(1);
    // Also before anybody swept.
    expect((await caller.brand.removed({})).brands).toEqual([]);
    await expect(caller.brand.restore({ removalIds: [removalId] })).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await forget()).toBe(0);
  });

  test("tells webhooks that it was deleted, and when it comes back that it was created", async () => {
    await server.database.webhookEndpoint.create({
      data: {
        ...{ workspaceId, url: "https://hooks.acme.com/", description: "", secret: Buffer.of(1), createdAt: now },
        events: ["brand.deleted", "brand.created", "brand.updated"],
      },
    });
    await create("told");
    await create("too");
    const before = await caller.brand.get({ id: "told" });
    const { removed } = await caller.brand.removeSeveral({ ids: ["told", "too"] });
    await caller.brand.restore({ removalIds: removed.map(({ removalId }) => removalId) });
    await caller.brand.setEnabled({ ids: ["told", "too"], enabled: false });
    const events = await server.database.webhookEvent.findMany({ where: { workspaceId } });
    const told = events
      .map(({ type, payload }) => ({ type, data: JSON.parse(payload).data }))
      .filter(({ data }) => data.brand.id === "told");
    expect(events).toHaveLength(8);
    expect(told).toContainEqual({ type: "brand.deleted", data: { brand: before } });
    expect(told.filter(({ type }) => type === "brand.created")).toEqual(
      Array.from({ length: 2 }, () => ({ type: "brand.created", data: { brand: before } })),
    );
    const { data } = told.find(({ type }) => type === "brand.updated") ?? {};
    expect(data).toEqual({ brand: await caller.brand.get({ id: "told" }), changed: ["enabled"] });
  });
});

describe("an act on several brands", () => {
  test("switches those that are not so already, each with its audit row", async () => {
    for (const id of ["a", "b", "c"]) await create(id);
    await caller.brand.setEnabled({ ids: ["b"], enabled: false });
    const { updatedAt } = await caller.brand.get({ id: "b" });
    expect(await caller.brand.setEnabled({ ids: ["c", "a", "b", "a", "nobody"], enabled: false })).toEqual({
      changed: ["a", "c"],
    });
    // The one that was off already is as it was.
    expect((await caller.brand.get({ id: "b" })).updatedAt).toBe(updatedAt);
    expect((await caller.brand.overview({ enabled: false })).total).toBe(3);
    const rows = await server.database.auditEvent.findMany({
      where: { workspaceId, action: "brand.update" },
      orderBy: { id: "asc" },
    });
    expect(rows.map(({ subject, before, after }) => [subject, before, after])).toEqual(
      ["b", "a", "c"].map((id) => [id, { enabled: true }, { enabled: false }]),
    );
  });

  test("removes what is there, and says what", async () => {
    for (const id of ["a", "b"]) await create(id);
    const { removed } = await caller.brand.removeSeveral({ ids: ["b", "nobody", "a"] });
    expect(removed.map(({ id }) => id).sort()).toEqual(["a", "b"]);
    expect([await brands(), await kept(), await audited("brand.remove")]).toEqual([0, 2, 2]);
    const row = await server.database.auditEvent.findFirstOrThrow({ where: { workspaceId, action: "brand.remove" } });
    expect(row.before).toMatchObject({
      competitors: [{ name: "Zebra" }, { name: "Ant" }],
      name: `Brand ${row.subject}`,
    });
  });

  test("is refused where none of them is there, and for none and for more than five hundred", async () => {
    for (const act of [
      (ids: string[]) => caller.brand.setEnabled({ ids, enabled: true }),
      (ids: string[]) => caller.brand.removeSeveral({ ids }),
    ]) {
      await expect(act(["nobody", "nobody-too"])).rejects.toMatchObject({ code: "NOT_FOUND" });
      for (const count of [0, 501])
        await expect(act(Array.from({ length: count }, (_, i) => `b${i}`))).rejects.toMatchObject({
          code: "BAD_REQUEST",
        });
    }
  });

  test("five hundred at once are one transaction", async () => {
    await server.database.$executeRaw`
      INSERT INTO "Brand" ("workspaceId", id, name, domains, aliases, onboarded)
      SELECT ${workspaceId}::uuid, 'b' || n, 'Brand ' || n, ARRAY['b.com'], '{}', true FROM generate_series(1, 500) AS n`;
    const ids = Array.from({ length: 500 }, (_, i) => `b${i + 1}`);
    await caller.brand.setEnabled({ ids, enabled: false });
    const { removed } = await caller.brand.removeSeveral({ ids });
    expect([await brands(), await kept()]).toEqual([0, 500]);
    await caller.brand.restore({ removalIds: removed.map(({ removalId }) => removalId) });
    expect([await brands(), await kept()]).toEqual([500, 0]);
    for (const action of ["brand.update", "brand.remove", "brand.restore"])
      expect([action, await audited(action)]).toEqual([action, 500]);
  });
});

describe("at two replicas at once", () => {
  const settle = async (acts: Promise<unknown>[]) =>
    (await Promise.allSettled(acts)).filter(({ status }) => status === "fulfilled").length;

  test("bulk and single acts remove a brand once", async () => {
    const ids = ["a", "b", "c", "d", "e"];
    for (const id of ids) await create(id);
    await settle([
      ...ids.map((id) => caller.brand.remove({ id })),
      elsewhere.brand.removeSeveral({ ids }),
      caller.brand.removeSeveral({ ids: [...ids].reverse() }),
      ...ids.map((id) => elsewhere.brand.remove({ id })),
    ]);
    expect([await brands(), await kept(), await audited("brand.remove")]).toEqual([0, 5, 5]);
  });

  test("what is added to a brand while it is removed is kept with it, or refused", async () => {
    await create("busy");
    const added = await settle([
      ...Array.from({ length: 10 }, (_, i) => caller.competitor.create({ id: "busy", competitor: { name: `C${i}` } })),
      elsewhere.brand.removeSeveral({ ids: ["busy"] }),
      ...Array.from({ length: 10 }, (_, i) => caller.competitor.create({ id: "busy", competitor: { name: `D${i}` } })),
    ]);
    const [removed] = (await caller.brand.removed({})).brands;
    expect(removed?.competitors).toBe(2 + added - 1);
    expect(await audited("competitor.create")).toBe(added - 1);
  });

  test("one restore puts a brand back, and a new brand under its id comes before it or not at all", async () => {
    await create("raced");
    const { removalId } = await caller.brand.remove({ id: "raced" });
    const done = await settle([
      ...Array.from({ length: 5 }, () => caller.brand.restore({ removalIds: [removalId] })),
      elsewhere.brand.create({ id: "raced", name: "New", domains: ["new.com"] }),
      ...Array.from({ length: 5 }, () => elsewhere.brand.restore({ removalIds: [removalId] })),
    ]);
    expect([done, await brands()]).toEqual([1, 1]);
    const isRestored = (await caller.brand.get({ id: "raced" })).name !== "New";
    expect([await kept(), await audited("brand.restore")]).toEqual(isRestored ? [0, 1] : [1, 0]);
  });

  test("switching one and many leaves as many audit rows as changes", async () => {
    const ids = ["a", "b", "c"];
    for (const id of ids) await create(id);
    await settle([
      elsewhere.brand.setEnabled({ ids, enabled: false }),
      caller.brand.setEnabled({ ids: [...ids].reverse(), enabled: false }),
      elsewhere.brand.setEnabled({ ids: ["b"], enabled: false }),
    ]);
    expect([(await caller.brand.overview({ enabled: false })).total, await audited("brand.update")]).toEqual([3, 3]);
  });
});
