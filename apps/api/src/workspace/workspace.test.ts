import { afterAll, beforeAll, expect, test } from "vitest";
import { createPerson, signInAs } from "../identity/testing-people";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test("an owner makes another workspace, goes there in this session alone, and renames it", async () => {
  const ada = await createPerson(server);
  const phone = await signInAs(server, ada, server.workspaceId);
  const made = await ada.call("workspace.create", { name: "Second" });
  const { id } = made.output as { id: string };
  expect((await ada.call("workspace.list")).output).toEqual({
    workspaces: [
      { id, name: "Second", role: "owner" },
      { id: server.workspaceId, name: "Test", role: "owner" },
    ],
  });
  expect((await ada.call("member.me")).output).toMatchObject({ workspace: { name: "Test" } });
  expect((await ada.call("workspace.switch", { id })).status).toBe(200);
  expect((await ada.call("member.me")).output).toMatchObject({ workspace: { id, name: "Second" } });
  expect((await phone.call("member.me")).output).toMatchObject({ workspace: { name: "Test" } });
  expect((await ada.call("workspace.rename", { name: " Zweite " })).status).toBe(200);
  expect((await ada.call("member.me")).output).toMatchObject({ workspace: { name: "Zweite" } });
  const told = await server.database.auditEvent.findMany({ where: { workspaceId: id }, orderBy: { id: "asc" } });
  expect(told.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["workspace.create", ada.userId],
    ["workspace.rename", ada.userId],
  ]);
});

test("only owners make and rename them", async () => {
  const bo = await createPerson(server, "editor");
  for (const path of ["workspace.create", "workspace.rename"])
    expect((await bo.call(path, { name: "Mine" })).status).toBe(403);
});

test("nobody goes where they are no member, and hears the same as of one that is not there", async () => {
  const ada = await createPerson(server);
  const id = await server.createWorkspace();
  const foreign = await ada.call("workspace.switch", { id });
  expect(foreign).toEqual(await ada.call("workspace.switch", { id: "00000000-0000-4000-8000-000000000000" }));
  expect(foreign.status).toBe(404);
  expect((await ada.call("member.me")).output).toMatchObject({ workspace: { id: server.workspaceId } });
});

test("going to a workspace while being removed from it ends outside of it", async () => {
  for (let round = 0; round < 5; round++) {
    const owner = await createPerson(server);
    const bo = await createPerson(server, "editor", await server.createWorkspace());
    await server.database.member.create({
      data: { workspaceId: server.workspaceId, userId: bo.userId, role: "viewer" },
    });
    const [removed, switched] = await Promise.all([
      owner.call("member.remove", { userId: bo.userId }),
      bo.call("workspace.switch", { id: server.workspaceId }),
    ]);
    expect([removed.status, [200, 404].includes(switched.status)]).toEqual([200, true]);
    const session = await server.database.session.findUnique({ where: { id: bo.sessionId } });
    expect(session?.workspaceId).not.toBe(server.workspaceId);
  }
});
