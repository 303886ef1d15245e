import { createContract } from "@marque/schema";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createActions } from "../actions";
import { type Replica, startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";

const USER = "00000000-0000-4000-8000-000000000001";
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
let server: TestServer;
let replica: Replica;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  replica = await server.startReplica();
});
afterAll(async () => {
  await replica.close();
  await server.close();
});
beforeEach(() => {
  now = new Date("2026-03-01T12:00:00.000Z");
});

const createCaller = createCallers(createAppRouter(createActions(createContract())));
const as = (workspaceId: string, role: "owner" | "editor" = "owner") =>
  createCaller({
    services: server.services,
    caller: { kind: "user", userId: USER, sessionId: USER, role, workspaceId },
    requestId: "test",
  });

async function withToken(expiresInDays: number | null = null) {
  const workspaceId = await server.createWorkspace();
  const owner = as(workspaceId);
  // Made by an operator: the person of these tests has no row of their own.
  const secret = await server.createSecret({ workspaceId, ...(expiresInDays !== null && { days: expiresInDays }) });
  const [token] = (await owner.token.list()).tokens;
  if (token === undefined) throw new Error("no token was made");
  return { workspaceId, owner, secret, token };
}

/** What two replicas answer a secret. */
const answers = (secret: string) =>
  Promise.all(
    [server.app, replica.app].map(
      async (app) => (await app.inject({ url: "/brands", headers: { authorization: `Bearer ${secret}` } })).statusCode,
    ),
  );

describe("a token's rotation", () => {
  test("gives a new secret that works at once on all replicas, and the one before for as long as was asked", async () => {
    const { owner, secret: before, token } = await withToken();
    const { token: rotated, secret: after } = await owner.token.rotate({ id: token.id, overlapHours: 2 });
    expect(rotated).toMatchObject({
      id: token.id,
      name: token.name,
      scopes: token.scopes,
      hint: after.slice(0, 8),
      previousUntil: new Date(now.getTime() + 2 * HOUR).toISOString(),
    });
    expect([await answers(before), await answers(after)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    now = new Date(now.getTime() + 2 * HOUR);
    expect([await answers(before), await answers(after)]).toEqual([
      [401, 401],
      [200, 200],
    ]);
    expect((await owner.token.list()).tokens[0]?.previousUntil).toBeNull();
  });

  test("lasts a day unless said otherwise; 0 ends the secret before at once", async () => {
    const { owner, secret, token } = await withToken();
    const { token: rotated, secret: second } = await owner.token.rotate({ id: token.id });
    expect(rotated.previousUntil).toBe(new Date(now.getTime() + DAY).toISOString());
    const { secret: third } = await owner.token.rotate({ id: token.id, overlapHours: 0 });
    expect([await answers(secret), await answers(second), await answers(third)]).toEqual([
      [401, 401],
      [401, 401],
      [200, 200],
    ]);
  });

  test("by ten at once happens once, and the secret that programs have goes on working", async () => {
    const { owner, secret, token, workspaceId } = await withToken();
    const ended = await Promise.allSettled(Array.from({ length: 10 }, () => owner.token.rotate({ id: token.id })));
    const done = ended.flatMap((each) => (each.status === "fulfilled" ? [each.value.secret] : []));
    expect(done).toHaveLength(1);
    for (const each of ended) if (each.status === "rejected") expect(each.reason).toMatchObject({ code: "CONFLICT" });
    expect(await answers(secret)).toEqual([200, 200]);
    expect(await answers(done[0] ?? "")).toEqual([200, 200]);
    const rows = await server.database.auditEvent.findMany({ where: { workspaceId, action: "token.rotate" } });
    expect(rows).toHaveLength(1);
    for (const hidden of [secret, ...done]) expect(JSON.stringify(rows[0]?.after)).not.toContain(hidden);
  });

  test("leaves its expiry as it was unless a new one is given, and never lets the secret before outlive it", async () => {
    const { owner, secret, token } = await withToken(1);
    const { token: same } = await owner.token.rotate({ id: token.id, overlapHours: 168 });
    expect(same.expiresAt).toBe(token.expiresAt);
    now = new Date(now.getTime() + DAY);
    expect(await answers(secret)).toEqual([401, 401]);
    const { owner: other, token: soon } = await withToken(1);
    const { token: longer } = await other.token.rotate({ id: soon.id, expiresInDays: 90 });
    expect(longer.expiresAt).toBe(new Date(now.getTime() + 90 * DAY).toISOString());
  });

  test("and revocation end both secrets on the next call", async () => {
    const { owner, secret, token } = await withToken();
    const { secret: after } = await owner.token.rotate({ id: token.id });
    await owner.token.revoke({ id: token.id });
    expect([await answers(secret), await answers(after)]).toEqual([
      [401, 401],
      [401, 401],
    ]);
    await expect(owner.token.rotate({ id: token.id })).rejects.toMatchObject({ code: "CONFLICT" });
  });

  test("keeps when it was last used, by whichever secret, to the minute", async () => {
    const { owner, secret, token } = await withToken();
    const { secret: after } = await owner.token.rotate({ id: token.id });
    const used = async () => (await owner.token.list()).tokens[0]?.lastUsedAt;
    await answers(secret);
    const first = now.toISOString();
    expect(await used()).toBe(first);
    now = new Date(now.getTime() + 59_000);
    await answers(after);
    expect(await used()).toBe(first);
    now = new Date(now.getTime() + 2_000);
    await answers(after);
    expect(await used()).toBe(now.toISOString());
  });

  test.each([
    [{ overlapHours: 169 }, "overlapHours: must be between 0 and 168"],
    [{ overlapHours: 1.5 }, "overlapHours: must be a whole number"],
    [{ expiresInDays: 0 }, "expiresInDays: must be between 1 and 3650"],
  ])("is refused with %j", async (wrong, message) => {
    const { owner, token } = await withToken();
    await expect(owner.token.rotate({ id: token.id, ...wrong })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message,
    });
  });

  test("is for owners of the workspace alone", async () => {
    const { token, workspaceId } = await withToken();
    await expect(as(workspaceId, "editor").token.rotate({ id: token.id })).rejects.toMatchObject({ code: "FORBIDDEN" });
    const other = as(await server.createWorkspace());
    await expect(other.token.rotate({ id: token.id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test.each([
  [null, false],
  [14, true],
  [15, false],
])("a token that has %j days left: expires soon %j", async (days, expected) => {
  const { owner } = await withToken(days);
  expect((await owner.token.list()).tokens[0]?.expiresSoon).toBe(expected);
});

test("a token that has expired, or was revoked, expires soon no more", async () => {
  const { owner, token } = await withToken(1);
  now = new Date(now.getTime() + DAY);
  expect((await owner.token.list()).tokens[0]?.expiresSoon).toBe(false);
  const { owner: other, token: revoked } = await withToken(1);
  await other.token.revoke({ id: revoked.id });
  expect((await other.token.list()).tokens[0]?.expiresSoon).toBe(false);
  expect(token.expiresSoon).toBe(true);
});
