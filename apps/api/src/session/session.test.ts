import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { execute } from "../action/execute";
import { operatorCall } from "../commands/operator-call";
import { callAsWeb, createPerson, PASSWORD, signInAs } from "../identity/testing-people";
import { startTestServer, type TestServer } from "../testing";
import { forgetSessions } from "./forget";

const DAY = 24 * 60 * 60 * 1000;
let server: TestServer;
let replica: Awaited<ReturnType<TestServer["startReplica"]>>;
beforeAll(async () => {
  server = await startTestServer();
  replica = await server.startReplica();
});
afterAll(async () => {
  await replica.close();
  await server.close();
});
const audited = (action: string, subject: string) => server.database.auditEvent.count({ where: { action, subject } });

describe("a session", () => {
  test("is started by signing in, with what is known of the browser, and told in the audit log", async () => {
    const { userId, email } = await createPerson(server);
    const agent = `Firefox/1 \u0007${"x".repeat(300)}`;
    const signedIn = await callAsWeb(server, "member.signIn", { email, password: PASSWORD, agent });
    expect(signedIn).toMatchObject({ status: 200, output: { userId, email } });
    const [row] = await server.database.session.findMany({ where: { userId }, orderBy: { createdAt: "desc" } });
    expect(signedIn.output).toMatchObject({ sessionId: row?.id });
    expect(row).toMatchObject({ workspaceId: server.workspaceId, address: "127.0.0.1", endedAt: null });
    expect(row?.agent).toMatch(/^Firefox\/1 x{100,}$/);
    expect(row?.agent?.length).toBeLessThanOrEqual(200);
    expect(await audited("session.start", userId)).toBe(1);
  });

  test("that is ended is dead on the next call, on every replica, and ended once", async () => {
    const ada = await createPerson(server);
    const copy = { ...ada };
    expect((await copy.call("member.me", undefined, replica.app)).status).toBe(200);
    const ends = await Promise.all([1, 2, 3].map(() => ada.call("session.end", { id: ada.sessionId })));
    expect(ends.map(({ status }) => status)).toContain(200);
    for (const app of [server.app, replica.app])
      expect(await copy.call("member.me", undefined, app)).toMatchObject({ status: 401, reason: "unauthorized" });
    expect(await audited("session.end", ada.sessionId)).toBe(1);
  });

  test("is listed to its person alone, the one that asks first, and can be ended from another", async () => {
    const ada = await createPerson(server);
    const phone = await signInAs(server, ada, server.workspaceId);
    const eve = await createPerson(server);
    expect((await ada.call("session.list")).output).toMatchObject({
      sessions: [
        { id: ada.sessionId, isCurrent: true, workspace: "Test" },
        { id: phone.sessionId, isCurrent: false },
      ],
    });
    const foreign = await eve.call("session.end", { id: phone.sessionId });
    const unknown = await eve.call("session.end", { id: "00000000-0000-4000-8000-000000000000" });
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(404);
    expect((await phone.call("member.me")).status).toBe(200);
    expect((await ada.call("session.end", { id: phone.sessionId })).status).toBe(200);
    expect((await phone.call("member.me")).status).toBe(401);
    expect((await ada.call("member.me")).status).toBe(200);
  });

  test("everywhere ends with one call", async () => {
    const ada = await createPerson(server);
    const phone = await signInAs(server, ada, server.workspaceId);
    const eve = await createPerson(server);
    expect((await ada.call("session.endAll")).output).toEqual({ ended: 2 });
    for (const each of [ada, phone]) expect((await each.call("member.me", undefined, replica.app)).status).toBe(401);
    expect((await eve.call("member.me")).status).toBe(200);
  });

  test("of one person is no word for another", async () => {
    const ada = await createPerson(server);
    const eve = await createPerson(server);
    const mixed = await server.sessionToken({ userId: eve.userId, sessionId: ada.sessionId });
    const answer = await server.app.inject({ url: "/trpc/member.me", headers: { authorization: `Bearer ${mixed}` } });
    expect(answer.statusCode).toBe(401);
  });

  test("is over when nobody saw it for 30 days, and kept up to the minute by whoever uses it", async () => {
    const ada = await createPerson(server);
    const seen = (ago: number) =>
      server.database.session.update({
        where: { id: ada.sessionId },
        data: { lastSeenAt: new Date(Date.now() - ago) },
      });
    const lastSeen = async () =>
      (await server.database.session.findUniqueOrThrow({ where: { id: ada.sessionId } })).lastSeenAt.getTime();
    const { lastSeenAt } = await seen(50_000);
    await ada.call("member.me");
    expect(await lastSeen()).toBe(lastSeenAt.getTime());
    await seen(29 * DAY);
    expect((await ada.call("member.me")).status).toBe(200);
    expect(await lastSeen()).toBeGreaterThan(Date.now() - DAY);
    await seen(30 * DAY + 1000);
    expect((await ada.call("member.me")).status).toBe(401);
    expect(await lastSeen()).toBeLessThan(Date.now() - 29 * DAY);
  });

  test("that is over for 30 days is swept away, and no other", async () => {
    const ada = await createPerson(server);
    const [unseen, ended, justEnded] = await Promise.all(
      [1, 2, 3].map(() => signInAs(server, ada, server.workspaceId)),
    );
    const change = (id: string | undefined, data: object) =>
      server.database.session.update({ where: { id: id ?? "" }, data });
    await change(unseen?.sessionId, { lastSeenAt: new Date(Date.now() - 31 * DAY) });
    await change(ended?.sessionId, { endedAt: new Date(Date.now() - 31 * DAY) });
    await change(justEnded?.sessionId, { endedAt: new Date() });
    await execute(
      forgetSessions,
      operatorCall(server.database, null, () => new Date()),
      undefined,
    );
    const left = await server.database.session.findMany({ where: { userId: ada.userId } });
    expect(left.map(({ id }) => id).sort()).toEqual([ada.sessionId, justEnded?.sessionId].sort());
  });
});
