import { randomUUID } from "node:crypto";
import { createContract, MOST_VIEWS } from "@marque/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActions } from "../actions";
import { startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";

const createCaller = createCallers(createAppRouter(createActions(createContract())));
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A member of a workspace; of a new one unless said otherwise. */
async function member(workspace?: string) {
  const workspaceId = workspace ?? (await server.createWorkspace());
  const memberships = { create: { workspaceId, role: "viewer" } } as const;
  const { id: userId } = await server.database.user.create({
    data: { email: `${randomUUID()}@example.com`, name: "Bo", memberships },
  });
  const caller = { kind: "user", userId, sessionId: userId, role: "viewer", workspaceId } as const;
  return { workspaceId, view: createCaller({ services: server.services, caller, requestId: "test" }).view };
}

test("a view is saved, replaced and removed, and nobody else sees it", async () => {
  const { workspaceId, view } = await member();
  const colleague = await member(workspaceId);
  await view.save({ name: "Off", address: "state=disabled" });
  await view.save({ name: "  By name ", address: "sort=name" });
  await view.save({ name: "Off", address: "state=disabled&sort=name" });
  expect((await view.list()).views).toEqual([
    { name: "Off", address: "state=disabled&sort=name" },
    { name: "By name", address: "sort=name" },
  ]);
  expect((await colleague.view.list()).views).toEqual([]);
  await expect(colleague.view.remove({ name: "Off" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await view.remove({ name: "Off" });
  expect((await view.list()).views.map(({ name }) => name)).toEqual(["By name"]);
});

test("a person has fifty at most, and may change each of them", async () => {
  const { view } = await member();
  for (let n = 0; n < MOST_VIEWS; n++) await view.save({ name: `View ${n}`, address: "" });
  await expect(view.save({ name: "One more", address: "" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await view.save({ name: "View 0", address: "sort=name" });
  expect((await view.list()).views).toHaveLength(MOST_VIEWS);
});

test("an address that no browser has is refused", async () => {
  const { view } = await member();
  await expect(view.save({ name: "Odd", address: "q=\u0000" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});
