import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { callAsWeb, createPerson, PASSWORD, type TestPerson } from "../identity/testing-people";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createPerson(server);
});
afterAll(() => server.close());

const made = z.object({ invitation: z.object({ id: z.string(), expiresAt: z.string() }), key: z.string() });
const invite = async (email: string, role = "editor", by = owner) =>
  made.parse((await by.call("member.invite", { email, role })).output);
const address = () => `${randomUUID()}@example.com`;
const membership = (email: string) =>
  server.database.member.findMany({ where: { workspaceId: server.workspaceId, user: { email } } });
const joins = (userId: string) =>
  server.database.auditEvent.count({ where: { action: "member.join", subject: userId } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const elsewhere = async () => createPerson(server, "owner", await server.createWorkspace());

describe("an invitation", () => {
  test("is good for a week, its key stored as SHA-256 and in no list or audit row", async () => {
    const email = address();
    const { invitation, key } = await invite(` ${email.toUpperCase()} `);
    expect(key).toMatch(/^[\w-]{32}$/);
    const days = (new Date(invitation.expiresAt).getTime() - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const row = await server.database.invitation.findUniqueOrThrow({ where: { id: invitation.id } });
    expect([row.hash.length, Buffer.from(row.hash).toString("latin1").includes(key)]).toEqual([32, false]);
    const told = await server.database.auditEvent.findFirstOrThrow({ where: { subject: invitation.id } });
    expect(told).toMatchObject({ action: "invitation.create", after: { email, role: "editor" } });
    expect(JSON.stringify([told.after, (await owner.call("member.invitations")).output])).not.toContain(key);
  });

  test("lets somebody new in with a name and a password, once", async () => {
    const email = address();
    const { key } = await invite(email, "viewer");
    expect((await callAsWeb(server, "member.readInvitation", { key })).output).toEqual({
      workspace: "Test",
      email,
      role: "viewer",
      account: "none",
    });
    const nameless = await callAsWeb(server, "member.join", { key, password: PASSWORD });
    expect([nameless.status, nameless.message]).toEqual([400, "name: is required"]);
    const input = { key, name: "Bo", password: PASSWORD };
    expect((await callAsWeb(server, "member.join", input)).output).toEqual({ email });
    expect((await callAsWeb(server, "member.join", input)).status).toBe(404);
    expect((await callAsWeb(server, "member.readInvitation", { key })).status).toBe(404);
    expect(await membership(email)).toMatchObject([{ role: "viewer" }]);
    const signedIn = await callAsWeb(server, "member.signIn", { email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
  });

  test("is accepted by who is signed in under its address, whose session goes there", async () => {
    const bo = await elsewhere();
    const { key } = await invite(bo.email);
    expect((await bo.call("member.acceptInvitation", { key })).output).toEqual({ workspaceId: server.workspaceId });
    expect((await bo.call("member.me")).output).toMatchObject({
      role: "editor",
      workspace: { id: server.workspaceId },
    });
  });

  test("is not for who is signed in under another address, and stays good for whom it names", async () => {
    const [bo, eve] = [await elsewhere(), await elsewhere()];
    const { key } = await invite(bo.email);
    expect(await eve.call("member.acceptInvitation", { key })).toMatchObject({ status: 403 });
    expect((await bo.call("member.acceptInvitation", { key })).status).toBe(200);
  });

  test("lets who has an account in by its password alone, not by a new one", async () => {
    const bo = await elsewhere();
    const { key } = await invite(bo.email);
    const wrong = await callAsWeb(server, "member.join", { key, name: "Eve", password: "a password of my own" });
    expect([wrong.status, wrong.message]).toEqual([401, "The password is wrong."]);
    expect(await membership(bo.email)).toEqual([]);
    expect((await callAsWeb(server, "member.join", { key, password: PASSWORD })).status).toBe(200);
    expect((await server.database.user.findUniqueOrThrow({ where: { id: bo.userId } })).name).toBe("Somebody");
    // Next they sign in, they are where they were invited to.
    const signedIn = await callAsWeb(server, "member.signIn", { email: bo.email, password: PASSWORD });
    const sessionId = z.object({ sessionId: z.string() }).parse(signedIn.output).sessionId;
    expect(await server.database.session.findUniqueOrThrow({ where: { id: sessionId } })).toMatchObject({
      workspaceId: server.workspaceId,
    });
  });

  test.each([
    ["withdrawn", (id: string) => owner.call("member.withdrawInvitation", { id })],
    [
      "too old",
      (id: string) =>
        server.database.invitation.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } }),
    ],
  ])("that is %s leads nowhere", async (_, spoil) => {
    const bo = await elsewhere();
    const { invitation, key } = await invite(bo.email);
    await spoil(invitation.id);
    expect((await bo.call("member.acceptInvitation", { key })).status).toBe(404);
    expect((await callAsWeb(server, "member.join", { key, password: PASSWORD })).status).toBe(404);
    expect(await membership(bo.email)).toEqual([]);
  });

  test("takes the place of the one before", async () => {
    const bo = await elsewhere();
    const first = await invite(bo.email);
    const second = await invite(bo.email, "viewer");
    expect((await bo.call("member.acceptInvitation", { key: first.key })).status).toBe(404);
    expect((await bo.call("member.acceptInvitation", { key: second.key })).status).toBe(200);
    expect(await membership(bo.email)).toMatchObject([{ role: "viewer" }]);
  });

  test("of who is a member already is refused", async () => {
    const bo = await createPerson(server, "editor");
    expect(await owner.call("member.invite", { email: bo.email, role: "owner" })).toMatchObject({
      status: 409,
      message: `${bo.email} is a member already.`,
    });
  });

  test("of another workspace is an identical 404 to withdraw", async () => {
    const { invitation } = await invite(address());
    const stranger = await elsewhere();
    const foreign = await stranger.call("member.withdrawInvitation", { id: invitation.id });
    const unknown = await stranger.call("member.withdrawInvitation", { id: randomUUID() });
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(404);
    expect(await server.database.invitation.count({ where: { id: invitation.id } })).toBe(1);
  });
});

describe("at once", () => {
  test("accepting twice makes one member and one audit row", async () => {
    for (let round = 0; round < 5; round++) {
      const bo = await elsewhere();
      const { key } = await invite(bo.email);
      const answers = await Promise.all([1, 2, 3].map(() => bo.call("member.acceptInvitation", { key })));
      expect(statuses(answers)).toEqual([200, 404, 404]);
      expect([(await membership(bo.email)).length, await joins(bo.userId)]).toEqual([1, 1]);
    }
  });

  test("joining twice as somebody new makes one account, one member and one audit row", async () => {
    const email = address();
    const { key } = await invite(email);
    const input = { key, name: "Bo", password: PASSWORD };
    const answers = await Promise.all([1, 2, 3].map(() => callAsWeb(server, "member.join", input)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 404, 409].includes(status))).toBe(true);
    const [user, ...others] = await server.database.user.findMany({ where: { email } });
    expect(others).toEqual([]);
    expect([(await membership(email)).length, await joins(user?.id ?? "")]).toEqual([1, 1]);
  });

  test("inviting an address several times leaves one invitation", async () => {
    const email = address();
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.call("member.invite", { email, role: "viewer" })));
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    expect(await server.database.invitation.count({ where: { email } })).toBe(1);
  });

  test("accepting and withdrawing: either, and never both", async () => {
    for (let round = 0; round < 5; round++) {
      const bo = await elsewhere();
      const { invitation, key } = await invite(bo.email);
      const answers = await Promise.all([
        bo.call("member.acceptInvitation", { key }),
        owner.call("member.withdrawInvitation", { id: invitation.id }),
      ]);
      expect(statuses(answers)).toEqual([200, 404]);
      expect(await membership(bo.email)).toHaveLength(answers[0]?.status === 200 ? 1 : 0);
    }
  });
});
