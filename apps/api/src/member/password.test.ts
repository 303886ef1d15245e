import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resetPasswordCommand } from "../commands/reset-password";
import { UsageError } from "../commands/usage-error";
import { callAsWeb, createPerson, PASSWORD, signInAs } from "../identity/testing-people";
import { parseQuotas } from "../limits/policies";
import { startTestServer, type TestServer } from "../testing";

const NEXT = "a password that is new here";
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (email: string, password: string) => callAsWeb(server, "member.signIn", { email, password });
const resetLink = (email: string) =>
  resetPasswordCommand(server.database, ["--email", email], "http://localhost:3000/", () => new Date());
const keyOf = (link: string) => new URLSearchParams(new URL(link).hash.slice(1)).get("key");

describe("another password", () => {
  test("ends every session but the one that asks, and is told in the audit log without itself", async () => {
    const ada = await createPerson(server);
    const phone = await signInAs(server, ada, server.workspaceId);
    expect((await ada.call("member.changePassword", { current: PASSWORD, password: NEXT })).status).toBe(200);
    expect((await ada.call("member.me")).status).toBe(200);
    expect((await phone.call("member.me")).status).toBe(401);
    expect((await signIn(ada.email, PASSWORD)).status).toBe(401);
    expect((await signIn(ada.email, NEXT)).status).toBe(200);
    const told = await server.database.auditEvent.findMany({
      where: { subject: ada.userId, action: "member.change-password" },
    });
    expect(told).toMatchObject([{ before: null, after: null }]);
  });

  test.each([
    [{ current: "not the password", password: NEXT }, "current: is wrong"],
    [{ current: PASSWORD, password: "short" }, "password: must be at least 12 characters"],
    [{ password: NEXT }, "current: is required"],
  ])("is refused for %j", async (input, message) => {
    const ada = await createPerson(server);
    expect(await ada.call("member.changePassword", input)).toMatchObject({ status: 400, message });
    expect((await signIn(ada.email, PASSWORD)).status).toBe(200);
  });

  test("can't be guessed for from a session that somebody left open", async () => {
    const limited = await startTestServer({ quotas: { ...quotas(), accounts: { count: 3, seconds: 60 } } });
    const ada = await createPerson(limited);
    const statuses = [];
    for (let attempt = 0; attempt < 5; attempt++)
      statuses.push((await ada.call("member.changePassword", { current: "a guess", password: NEXT })).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    await limited.close();
  });

  test("and a sign-in with the old one at once leave no session of the old one", async () => {
    for (let round = 0; round < 5; round++) {
      const ada = await createPerson(server);
      await Promise.all([
        ada.call("member.changePassword", { current: PASSWORD, password: NEXT }),
        signIn(ada.email, PASSWORD),
        signIn(ada.email, PASSWORD),
      ]);
      const alive = await server.database.session.findMany({ where: { userId: ada.userId, endedAt: null } });
      expect(alive.map(({ id }) => id)).toEqual([ada.sessionId]);
    }
  });

  test("set twice at once is set once", async () => {
    const ada = await createPerson(server);
    const answers = await Promise.all(
      [NEXT, `${NEXT} too`].map((password) => ada.call("member.changePassword", { current: PASSWORD, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([400, 409])]);
  });
});

describe("npm run reset-password", () => {
  test("prints a link with the key in its fragment, which sets a password once and ends all sessions", async () => {
    const ada = await createPerson(server);
    const link = await resetLink(ada.email.toUpperCase());
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset#key=[\w-]{32}$/);
    const key = keyOf(link);
    const short = await callAsWeb(server, "member.resetPassword", { key, password: "short" });
    expect([short.status, short.message]).toEqual([400, "password: must be at least 12 characters"]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => callAsWeb(server, "member.resetPassword", { key, password: NEXT })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect((await ada.call("member.me")).status).toBe(401);
    expect((await signIn(ada.email, PASSWORD)).status).toBe(401);
    expect((await signIn(ada.email, NEXT)).status).toBe(200);
    const told = await server.database.auditEvent.findMany({
      where: { subject: ada.userId, action: { contains: "reset" } },
      orderBy: { id: "asc" },
    });
    expect(told.map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ["member.make-reset-key", "system"],
      ["member.reset-password", "user"],
    ]);
    const stored = await server.database.auditEvent.findMany({ where: { subject: ada.userId } });
    expect(stored.some(({ before, after }) => JSON.stringify([before, after]).includes(key ?? ""))).toBe(false);
  });

  test("makes the link before it, and one of an hour ago, useless", async () => {
    const ada = await createPerson(server);
    const old = keyOf(await resetLink(ada.email));
    const key = keyOf(await resetLink(ada.email));
    expect((await callAsWeb(server, "member.resetPassword", { key: old, password: NEXT })).status).toBe(404);
    const [row] = await server.database.passwordReset.findMany({ where: { userId: ada.userId } });
    expect(row?.expiresAt.getTime()).toBe((row?.createdAt.getTime() ?? 0) + 60 * 60 * 1000);
    await server.database.passwordReset.updateMany({
      where: { userId: ada.userId },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect((await callAsWeb(server, "member.resetPassword", { key, password: NEXT })).status).toBe(404);
    expect((await signIn(ada.email, PASSWORD)).status).toBe(200);
  });

  test.each([
    [[], "email: is required"],
    [["--email", "nobody@example.com"], "Nobody has an account under nobody@example.com."],
    [["--mail", "x"], "--mail"],
  ])("%j is refused with what would fit", async (args, message) => {
    const run = () => resetPasswordCommand(server.database, args, "http://x", () => new Date());
    await expect(run()).rejects.toThrow(UsageError);
    await expect(run()).rejects.toThrow(message);
  });
});

function quotas() {
  const parsed = parseQuotas("");
  if (parsed === undefined) throw new Error("limits are off");
  return parsed;
}
