import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { callAsWeb, createPerson, PASSWORD, type TestPerson } from "../identity/testing-people";
import { startTestServer, type TestServer } from "../testing";

const ISSUER = "https://issuer.example";
let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createPerson(server);
});
afterAll(() => server.close());

const signIn = (person: { email: string; subject?: string; name?: string }) =>
  callAsWeb(server, "member.signInWithProvider", { issuer: ISSUER, subject: randomUUID(), ...person });
const sessionOf = async (answer: { output: unknown }) => {
  const { sessionId } = z.object({ sessionId: z.string() }).parse(answer.output);
  return server.database.session.findUniqueOrThrow({ where: { id: sessionId } });
};
const address = () => `${randomUUID()}@example.com`;

describe("signing in with a provider", () => {
  test("is refused to who is neither a member nor invited, and leaves nothing behind", async () => {
    const email = address();
    expect(await signIn({ email })).toMatchObject({ status: 403 });
    expect(await server.database.user.count({ where: { email } })).toBe(0);
    expect(await server.database.identity.count()).toBe(0);
  });

  test("accepts the invitation of somebody new, who has no password", async () => {
    const email = address();
    await owner.call("member.invite", { email, role: "viewer" });
    const subject = randomUUID();
    const answer = await signIn({ email, subject, name: "Bo" });
    expect(answer).toMatchObject({ status: 200, output: { email, name: "Bo" } });
    expect((await sessionOf(answer)).workspaceId).toBe(server.workspaceId);
    expect(await server.database.member.findMany({ where: { user: { email } } })).toMatchObject([{ role: "viewer" }]);
    expect((await callAsWeb(server, "member.signIn", { email, password: PASSWORD })).status).toBe(401);
    // By its subject from now on, whatever address it has there.
    expect(await signIn({ email: address(), subject })).toMatchObject({ status: 200, output: { email } });
  });

  test("links an account by its address, which loses the password that nobody proved it with", async () => {
    const ada = await createPerson(server);
    const subject = randomUUID();
    expect((await signIn({ email: ada.email, subject })).status).toBe(200);
    expect((await ada.call("member.me")).status).toBe(401);
    expect((await callAsWeb(server, "member.signIn", { email: ada.email, password: PASSWORD })).status).toBe(401);
    expect((await signIn({ email: ada.email, subject })).status).toBe(200);
    const told = await server.database.auditEvent.findMany({
      where: { subject: ada.userId, action: "session.start" },
      orderBy: { id: "asc" },
    });
    expect(told.map(({ after }) => after)).toEqual([{ by: "provider, linked" }, { by: "provider" }]);
  });

  test("is refused to another account of the provider that came by the address later", async () => {
    const ada = await createPerson(server);
    expect((await signIn({ email: ada.email })).status).toBe(200);
    expect(await signIn({ email: ada.email })).toMatchObject({
      status: 403,
      message: "This address belongs to another account of the provider.",
    });
  });

  test("leads who was removed from everywhere to the workspace that invites them again", async () => {
    const bo = await createPerson(server, "editor");
    const subject = randomUUID();
    expect((await signIn({ email: bo.email, subject })).status).toBe(200);
    await owner.call("member.remove", { userId: bo.userId });
    expect(await sessionOf(await signIn({ email: bo.email, subject }))).toMatchObject({ workspaceId: null });
    await owner.call("member.invite", { email: bo.email, role: "viewer" });
    expect((await signIn({ email: bo.email, subject })).status).toBe(200);
  });

  test("several times at once makes one account", async () => {
    const email = address();
    await owner.call("member.invite", { email, role: "viewer" });
    const subject = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => signIn({ email, subject })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await server.database.user.count({ where: { email } })).toBe(1);
    expect(await server.database.member.count({ where: { user: { email } } })).toBe(1);
  });
});
