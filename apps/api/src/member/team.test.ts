import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPerson, signInAs, type TestPerson } from "../identity/testing-people";
import { startTestServer, type TestServer } from "../testing";

let server: TestServer;
let workspaceId: string;
let owner: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  workspaceId = await server.createWorkspace();
  owner = await createPerson(server, "owner", workspaceId);
});

const rolesIn = async (id = workspaceId) =>
  (await server.database.member.findMany({ where: { workspaceId: id } })).map(({ role }) => role).sort();
const audited = (action: string) => server.database.auditEvent.count({ where: { workspaceId, action } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe("members", () => {
  test("are listed with their roles, and a role that is changed counts on the next call", async () => {
    const bo = await createPerson(server, "viewer", workspaceId);
    expect((await owner.call("member.list")).output).toMatchObject({
      members: expect.arrayContaining([expect.objectContaining({ userId: bo.userId, role: "viewer" })]),
    });
    expect((await bo.call("member.list")).status).toBe(403);
    expect((await owner.call("member.changeRole", { userId: bo.userId, role: "owner" })).status).toBe(200);
    expect((await bo.call("member.list")).status).toBe(200);
    expect((await owner.call("member.changeRole", { userId: bo.userId, role: "owner" })).status).toBe(200);
    expect(await audited("member.change-role")).toBe(1);
    expect((await owner.call("member.changeRole", { userId: bo.userId, role: "boss" })).message).toBe(
      "role: must be one of owner, editor, viewer",
    );
  });

  test("who are removed are out on the next call, in this workspace alone, and stay out when they are back", async () => {
    const bo = await createPerson(server, "editor", workspaceId);
    const elsewhere = await server.createWorkspace();
    await server.database.member.create({ data: { workspaceId: elsewhere, userId: bo.userId, role: "viewer" } });
    const there = await signInAs(server, bo, elsewhere);
    expect((await owner.call("member.remove", { userId: bo.userId })).status).toBe(200);
    expect((await bo.call("member.me")).status).toBe(401);
    expect((await there.call("member.me")).status).toBe(200);
    await server.database.member.create({ data: { workspaceId, userId: bo.userId, role: "editor" } });
    expect((await bo.call("member.me")).status).toBe(401);
    expect(await audited("member.remove")).toBe(1);
  });

  test("of another workspace are an identical 404", async () => {
    const stranger = await createPerson(server, "editor");
    for (const [path, rest] of [
      ["member.remove", {}],
      ["member.changeRole", { role: "viewer" }],
    ] as const) {
      const foreign = await owner.call(path, { userId: stranger.userId, ...rest });
      expect(foreign).toEqual(await owner.call(path, { userId: "00000000-0000-4000-8000-000000000000", ...rest }));
      expect(foreign.status).toBe(404);
    }
    expect((await stranger.call("member.me")).status).toBe(200);
  });
});

describe("the last owner", () => {
  test("can't leave, be removed or be demoted", async () => {
    await createPerson(server, "editor", workspaceId);
    for (const [path, input] of [
      ["member.leave", undefined],
      ["member.remove", { userId: owner.userId }],
      ["member.changeRole", { userId: owner.userId, role: "editor" }],
    ] as const)
      expect(await owner.call(path, input)).toMatchObject({
        status: 409,
        message: "A workspace needs an owner. Make somebody else one first.",
      });
    expect(await rolesIn()).toEqual(["editor", "owner"]);
    expect((await owner.call("member.me")).status).toBe(200);
  });

  test.each([
    ["demote each other", "member.changeRole", { role: "viewer" }, ["owner", "viewer"]],
    ["remove each other", "member.remove", {}, ["owner"]],
  ])("stays when two owners %s at once", async (_, path, rest, left) => {
    for (let round = 0; round < 5; round++) {
      workspaceId = await server.createWorkspace();
      const [one, other] = [
        await createPerson(server, "owner", workspaceId),
        await createPerson(server, "owner", workspaceId),
      ];
      const answers = await Promise.all([
        one.call(path, { userId: other.userId, ...rest }),
        other.call(path, { userId: one.userId, ...rest }),
      ]);
      // The second may already be nobody here when it is authenticated.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.some(({ status }) => status === 403 || status === 401)).toBe(true);
      expect(await rolesIn()).toEqual(left);
      expect(await server.database.auditEvent.count({ where: { workspaceId } })).toBe(1);
    }
  });

  test("stays when two owners leave at once", async () => {
    for (let round = 0; round < 5; round++) {
      workspaceId = await server.createWorkspace();
      const both = [await createPerson(server, "owner", workspaceId), await createPerson(server, "owner", workspaceId)];
      expect(statuses(await Promise.all(both.map((each) => each.call("member.leave"))))).toEqual([200, 409]);
      expect(await rolesIn()).toEqual(["owner"]);
    }
  });
});

test("who leaves goes on in another workspace of theirs, or in none", async () => {
  const bo = await createPerson(server, "editor", workspaceId);
  const phone = await signInAs(server, bo, workspaceId);
  const elsewhere = await server.createWorkspace();
  await server.database.member.create({ data: { workspaceId: elsewhere, userId: bo.userId, role: "viewer" } });
  expect((await bo.call("member.leave")).output).toEqual({ workspaceId: elsewhere });
  expect((await bo.call("member.me")).output).toMatchObject({ role: "viewer", workspace: { id: elsewhere } });
  expect((await phone.call("member.me")).status).toBe(401);
  expect((await bo.call("member.leave")).output).toEqual({ workspaceId: null });
  expect(await bo.call("member.me")).toMatchObject({ status: 403, reason: "nowhere" });
  expect((await bo.call("member.account")).output).toEqual({ name: "Somebody", email: bo.email });
});
