import { createContract } from "@marque/schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createActions } from "../actions";
import type { Caller } from "../identity/actor";
import { startTestServer, type TestServer } from "../testing";
import { createAppRouter, createCallers } from "../trpc/router";

const createCaller = createCallers(createAppRouter(createActions(createContract())));
let server: TestServer;
let now = new Date("2026-03-01T12:00:00.000Z");
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.close());

const later = () => {
  now = new Date(now.getTime() + 1000);
};

test("a brand's line counts what it has and names who changed it last", async () => {
  const workspaceId = await server.createWorkspace();
  const { id: userId } = await server.database.user.create({ data: { email: "ada@example.com", name: "Ada" } });
  const as = (caller: Caller) => createCaller({ services: server.services, caller, requestId: "test" });
  const ada = as({ kind: "user", userId, sessionId: userId, role: "owner", workspaceId });
  const scopes = ["brands:read", "brands:write"] as const;
  const robot = as({ kind: "token", tokenId: userId, name: "Robot", scopes, workspaceId });
  const operator = as({ kind: "system", workspaceId });
  await ada.brand.create({
    id: "full",
    name: "Full",
    domains: ["full.com", "full.de"],
    competitors: ["A", "B", "C"],
    prompts: ["one", { prompt: "two", enabled: false }],
  });
  later();
  await operator.brand.create({ id: "bare", name: "Bare", domains: ["bare.com"] });
  const of = async (id: string) => (await ada.brand.overview({})).brands.find((brand) => brand.id === id);
  expect(await of("full")).toEqual({
    ...{ id: "full", name: "Full", website: "full.com", domains: 2, competitors: 3, prompts: 2, enabled: true },
    ...{ createdAt: "2026-03-01T12:00:00.000Z", updatedAt: "2026-03-01T12:00:00.000Z", changedBy: "Ada" },
  });
  expect(await of("bare")).toMatchObject({ domains: 1, competitors: 0, prompts: 0, changedBy: null });
  later();
  await robot.competitor.create({ id: "bare", competitor: { name: "New" } });
  expect(await of("bare")).toMatchObject({ competitors: 1, changedBy: "Robot", updatedAt: now.toISOString() });
  // Something else of the same id is no brand.
  await server.database.auditEvent.create({
    data: {
      workspaceId,
      at: new Date(now.getTime() + 5000),
      actorKind: "user",
      actorName: "Eve",
      action: "token.revoke",
      subject: "bare",
    },
  });
  expect(await of("bare")).toMatchObject({ changedBy: "Robot" });
  expect(await ada.brand.overview({ q: "nothing" })).toEqual({
    ...{ brands: [], total: 0, isTotalLeast: false, nextCursor: null },
  });
});

test("pages follow each other behind cursors, as the list's do", async () => {
  const workspaceId = await server.createWorkspace();
  const caller = { kind: "system", workspaceId } as const;
  const operator = createCaller({ services: server.services, caller, requestId: "test" });
  for (const id of ["a", "b", "c"]) await operator.brand.create({ id, name: id, domains: [`${id}.com`] });
  const query = { limit: 2, sort: "name", direction: "forward" } as const;
  const first = await operator.brand.overview(query);
  const second = await operator.brand.overview({ ...query, cursor: first.nextCursor ?? "" });
  expect([first, second].map(({ brands, total }) => [brands.map(({ id }) => id), total])).toEqual([
    [["a", "b"], 3],
    [["c"], 3],
  ]);
  expect(second.nextCursor).toBe(null);
});
