import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { callAsWeb, callProcedure, createPerson, PASSWORD, type TestPerson } from "../identity/testing-people";
import { startTestServer, type TestServer } from "../testing";
import { signedIn } from "./signed-in";

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createPerson(server);
});
afterAll(() => server.close());

/** Somebody whose only workspace removed them. */
async function removed(): Promise<TestPerson> {
  const bo = await createPerson(server, "editor");
  expect((await owner.call("member.remove", { userId: bo.userId })).status).toBe(200);
  return bo;
}

/** Calls in the session that a sign-in answered. */
function inSession(output: unknown) {
  const { userId, sessionId } = signedIn.parse(output);
  return {
    sessionId,
    call: async (path: string, input?: unknown) =>
      callProcedure(server.app, await server.sessionToken({ userId, sessionId }), path, input),
  };
}

const signIn = (email: string, password = PASSWORD) => callAsWeb(server, "member.signIn", { email, password });

describe("who is in no workspace", () => {
  test("signs in by the right password alone, and is told everywhere that they are in none", async () => {
    const { email } = await removed();
    expect((await signIn(email, "not the password")).status).toBe(401);
    const { call } = inSession((await signIn(email)).output);
    for (const path of ["member.me", "workspace.list", "brand.list", "token.list", "member.leave", "session.endAll"])
      expect(await call(path), path).toMatchObject({ status: 403, reason: "nowhere" });
    expect((await call("member.account")).output).toEqual({ name: "Somebody", email });
  });

  test("signs in with a provider as well", async () => {
    const { email } = await removed();
    const person = { issuer: "https://issuer.example", subject: randomUUID(), email };
    const { call } = inSession((await callAsWeb(server, "member.signInWithProvider", person)).output);
    expect((await call("member.account")).output).toMatchObject({ email });
  });

  test("comes in by an invitation, in the same session", async () => {
    const { email } = await removed();
    const { call } = inSession((await signIn(email)).output);
    const invited = await owner.call("member.invite", { email, role: "viewer" });
    const { key } = z.object({ key: z.string() }).parse(invited.output);
    expect((await call("member.acceptInvitation", { key })).status).toBe(200);
    expect((await call("member.me")).output).toMatchObject({ role: "viewer", workspace: { id: server.workspaceId } });
  });

  test("signs out of their own sessions, and of no other", async () => {
    const { call, sessionId } = inSession((await signIn((await removed()).email)).output);
    expect((await call("session.end", { id: owner.sessionId })).status).toBe(404);
    expect((await call("session.end", { id: sessionId })).status).toBe(200);
    expect((await call("member.account")).status).toBe(401);
  });
});
